#!/bin/sh
# Runs a command as whoever owns the folder of the data, so that it may write there whoever that is, and never as the
# machine's root.
set -eu
data=/boneyard/data

if [ "$(id -u)" = 0 ]; then
    user=$(stat -c %u "$data")
    group=$(stat -c %g "$data")
    # A folder of root's is given to the bot's own user; but where root here is somebody else outside, as with rootless
    # containers, the folder is that one's.
    read -r _ outside _ </proc/self/uid_map
    if [ "$user" = 0 ] && [ "$outside" = 0 ]; then
        user=$(id -u player)
        group=$(id -g player)
        chown -R "$user:$group" "$data" || true # what forbids it is said below
    fi
    if [ "$user" != 0 ]; then
        exec setpriv --reuid "$user" --regid "$group" --clear-groups --inh-caps=-all --no-new-privs "$0" "$@"
    fi
fi

if ! [ -w "$data" ]; then
    echo "User $(id -u) may not write to $data: run the container with --user $(stat -c %u:%g "$data")," \
        "or give that folder to the user with chown." >&2
    exit 1
fi
exec "$@"
