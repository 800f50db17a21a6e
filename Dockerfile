# Pinned by digest (Python 3.13.15): both stages change together, and only when somebody means it.
FROM python:3.13-slim@sha256:7c61056e61ac89e852de05f3dc6fa51a6dd2181797bceed46aa725dd7cb2cd3b AS build
RUN pip install --no-cache-dir --target /uv uv==0.13.9
ENV UV_COMPILE_BYTECODE=1 UV_LINK_MODE=copy UV_NO_CACHE=1 UV_PYTHON_DOWNLOADS=never
WORKDIR /boneyard
# What the bot needs, or may be told to use, comes before the bot: a change of its sources installs none of that again.
COPY pyproject.toml uv.lock ./
RUN /uv/bin/uv sync --frozen --no-install-project --all-extras
COPY LICENSE README.md ./
COPY images images
COPY cogs cogs
COPY bot bot
RUN /uv/bin/uv sync --frozen --no-editable --all-extras

FROM python:3.13-slim@sha256:7c61056e61ac89e852de05f3dc6fa51a6dd2181797bceed46aa725dd7cb2cd3b
# Pillow loads FriBidi: without it names in Arabic, Hebrew, Thai and Indian scripts are not drawn.
RUN apt-get update \
    && apt-get install --yes --no-install-recommends libfribidi0 \
    && rm -rf /var/lib/apt/lists/* \
    && useradd --uid 10001 --no-create-home --home-dir /boneyard --shell /usr/sbin/nologin player
WORKDIR /boneyard
COPY --from=build /boneyard/.venv .venv
RUN mkdir data && chown player:player data
ENV PATH=/boneyard/.venv/bin:$PATH HOME=/boneyard
VOLUME /boneyard/data
# A volume starts as this user's. A folder of yours in its place: run with --user and the owner's number.
USER 10001:10001
CMD ["boneyard", "run"]
HEALTHCHECK --interval=60s --timeout=10s --start-period=60s CMD ["/boneyard/.venv/bin/boneyard", "health"]
