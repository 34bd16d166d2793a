# The server in a container:  make image
# It is built where the compiler is, and runs where it is not.  Python packages, uv and Node come from the locks in
# requirements/, by hash.  A tag can change, so scripts/image looks the digests of both images up and gives them.
ARG BUILD_IMAGE=python:3.12-trixie
ARG RUN_IMAGE=python:3.12-slim-trixie

FROM ${BUILD_IMAGE} AS build
COPY . /src
RUN make -C /src wheel

FROM ${RUN_IMAGE}
COPY --from=build /src/requirements/play.txt /src/dist/ /tmp/install/
RUN pip install --no-cache-dir --require-hashes -r /tmp/install/play.txt \
    && pip install --no-cache-dir --no-deps --no-index /tmp/install/tenban-*.whl \
    && rm -r /tmp/install && useradd --create-home tenban && install --directory --owner=tenban /home/tenban/data
USER tenban
VOLUME /home/tenban/data
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/health', timeout=4)"]
CMD ["tenban", "serve", "--host", "0.0.0.0", "--port", "8000", "--data", "/home/tenban/data"]
