# The server in a container:  git archive HEAD | docker build -t tenban -
# It is built where the compiler and Node are, and runs where they are not.
FROM python:3.12-trixie AS build
RUN apt-get update && apt-get install --yes --no-install-recommends nodejs npm
COPY . /src
RUN make -C /src wheel

FROM python:3.12-slim-trixie
COPY --from=build /src/dist/ /tmp/dist/
RUN pip install --no-cache-dir /tmp/dist/tenban-*.whl && rm -r /tmp/dist && useradd --create-home tenban \
    && install --directory --owner=tenban /home/tenban/data
USER tenban
VOLUME /home/tenban/data
EXPOSE 8000
CMD ["tenban", "serve", "--host", "0.0.0.0", "--port", "8000", "--data", "/home/tenban/data"]
