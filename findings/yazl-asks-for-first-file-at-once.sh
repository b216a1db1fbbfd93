#!/usr/bin/env bash
# yazl 3.3.1: `addReadStreamLazy` asks for the first file at once, inside the call that adds it, although nobody reads the zip yet.
#
# Later files are asked for when the one before them is written, so a zip of thousands opens one file at a time, as its name
# promises. The first is opened before `end()`, before its output is piped anywhere, and before whoever adds files has had a chance
# to listen: if it cannot be opened, that is known before the zip has a reader. Pipe the output first, then add.
#
# Seen: while two are added: one.txt · after end(), with nobody reading: one.txt · read: one.txt two.txt
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund yazl@3.3.1 >/dev/null
cat >try.cjs <<'JS'
const { once } = require("node:events");
const { Readable } = require("node:stream");
const { setTimeout } = require("node:timers/promises");
const { ZipFile } = require("yazl");

async function run() {
  const zip = new ZipFile();
  const asked = [];
  const say = (when) => console.log(`${when}: ${asked.join(" ")}`);
  // Larger than what a stream holds while nobody reads it.
  for (const name of ["one.txt", "two.txt"])
    zip.addReadStreamLazy(name, { compress: false }, (give) => {
      asked.push(name);
      give(null, Readable.from([Buffer.alloc(200_000), Buffer.alloc(200_000)]));
    });
  say("while they are added");
  zip.end();
  await setTimeout(300);
  say("after end(), with nobody reading");
  zip.outputStream.resume();
  await once(zip.outputStream, "end");
  say("read");
}
run();
JS
seen=$(node try.cjs)
echo "$seen"
expected='while they are added: one.txt
after end(), with nobody reading: one.txt
read: one.txt two.txt'
[ "$seen" = "$expected" ] || { echo "changed: expected"; echo "$expected"; exit 1; }
