FROM python:3.13-slim
WORKDIR /boneyard
RUN pip install --no-cache-dir uv
COPY . .
RUN uv sync --frozen --no-dev --extra postgres
RUN useradd --create-home player && mkdir -p data && chown player data
USER player
VOLUME /boneyard/data
CMD ["/boneyard/.venv/bin/boneyard", "run"]
