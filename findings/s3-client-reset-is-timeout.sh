#!/usr/bin/env bash
# @aws-sdk/client-s3 3.1023.0 (with the HTTP handler that comes with it): a connection that the service resets is
# reported as `TimeoutError`, the name that also stands for a service that never answers. Whoever tells its users
# 'the server did not answer in time' by that name says so within milliseconds of a broken line. The cause is left in
# `code` (ECONNRESET); a service that is not there keeps its own name. Seen with Node 20.20, 2026-11-29.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @aws-sdk/client-s3@3.1023.0
cat >reset.mjs <<'JS'
import { createServer } from "node:http";
import { PutObjectCommand, S3Client } from "@aws-sdk/client-s3";

const server = createServer((request) => request.socket.resetAndDestroy());
await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
const { port } = server.address();
const credentials = { accessKeyId: "id", secretAccessKey: "secret" };
const fault = async (at) => {
  const client = new S3Client({
    ...{ region: "us-east-1", endpoint: `http://127.0.0.1:${at}`, forcePathStyle: true },
    ...{ credentials, maxAttempts: 1 },
  });
  const began = Date.now();
  const put = client.send(new PutObjectCommand({ Bucket: "b", Key: "k", Body: "text" }));
  const { name, code } = await put.catch((error) => error);
  return `${name} ${code} ${Date.now() - began < 5000 ? "at once" : "late"}`;
};
console.log(`reset: ${await fault(port)}`);
server.close();
server.closeAllConnections();
console.log(`away: ${await fault(port)}`);
JS
seen=$(node --no-warnings reset.mjs)
echo "$seen"
expected='reset: TimeoutError ECONNRESET at once
away: Error ECONNREFUSED at once'
[ "$seen" = "$expected" ] || { echo "changed: expected"; echo "$expected"; exit 1; }
