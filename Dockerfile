FROM python:3.13-slim
WORKDIR /boneyard
RUN pip install --no-cache-dir uv
COPY . .
# The user who runs it may not write beside the code: what is not compiled here would be at every start.
RUN uv sync --frozen --no-dev --extra postgres --compile-bytecode && .venv/bin/python -m compileall -q bot cogs images
RUN useradd --create-home player && mkdir -p data && chown player data
USER player
VOLUME /boneyard/data
CMD ["/boneyard/.venv/bin/boneyard", "run"]
