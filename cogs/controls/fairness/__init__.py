"""Fair queues for interactions: who floods waits behind everybody else, and costs next to nothing.

Three gates stand before the work on an interaction, each first come, first served:

- The person's own: one at work, in the order they pressed, and a few waiting. So each person has at most one in the
  queues behind it: who presses three hundred times is served no oftener there than who presses once.
- The channel's: a crowd at one table is served two at a time, and a limited number waits, so that other tables are not
  delayed. Who sits at the table does not stand in it: a match goes on while hundreds of spectators ask for its scores.
- The process's: the more are at work at once, the later each of them is acknowledged.

The last two are left when the answer is ready to be sent: from then on it is Discord that is waited for.

Who finds a queue full is refused: they read one sentence, and whatever else they press within some seconds is dropped
before anything is read or sent for it; Discord shows them, and nobody else, that "this interaction failed". To answer
each would cost a call each, of which a flood is made. What is dropped changes nothing; what waits already is still
done.

All is in memory, and only while somebody waits or is refused.
"""
