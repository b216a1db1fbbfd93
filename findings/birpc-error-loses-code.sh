#!/usr/bin/env bash
# birpc 4.2.0 between threads: an error that the other side throws arrives without its `code`, its `name` and its class.
#
# birpc posts the error as it is, and the structured clone that carries it to another thread keeps the message and the stack
# only. Whoever tells a full disk from a missing file by `error.code` sees undefined; the message of Node's own errors still
# begins with the letters of the code. What is needed of an error is to be sent as a value.
#
# Seen: thrown there: ENOENT Error · Full Full ENOSPC; arrives: undefined Error · Error Error undefined
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund birpc@4.2.0 >/dev/null
cat >try.mjs <<'JS'
import { readFile } from "node:fs/promises";
import { isMainThread, parentPort, Worker } from "node:worker_threads";
import { createBirpc } from "birpc";

class Full extends Error {
  name = "Full";
  code = "ENOSPC";
}
const calls = {
  read: () => readFile("no-such-file"),
  write: () => Promise.reject(new Full("disk")),
};
const of = ({ constructor, name, code }) => `${constructor.name} ${name} ${code}`;
if (isMainThread) {
  const worker = new Worker(new URL(import.meta.url));
  const other = createBirpc(
    {},
    { post: (data) => worker.postMessage(data), on: (hear) => worker.on("message", hear) },
  );
  for (const name of Object.keys(calls)) {
    const here = await calls[name]().catch(of);
    const there = await other[name]().catch(of);
    console.log(`${name}: ${here} -> ${there}`);
  }
  await worker.terminate();
} else
  createBirpc(calls, {
    post: (data) => parentPort.postMessage(data),
    on: (hear) => parentPort.on("message", hear),
  });
JS
seen=$(node --no-warnings try.mjs)
echo "$seen"
expected='read: Error Error ENOENT -> Error Error undefined
write: Full Full ENOSPC -> Error Error undefined'
[ "$seen" = "$expected" ] || { echo "changed: expected"; echo "$expected"; exit 1; }
