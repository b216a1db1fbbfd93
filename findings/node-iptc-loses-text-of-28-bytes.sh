#!/usr/bin/env bash
# node-iptc 1.0.5 and ts-node-iptc 1.0.11: a caption or keyword of exactly 28 bytes comes out empty. node-iptc's April is May besides.
#
# IPTC IIM 4.2, 1.5: each dataset begins with the byte 28 (0x1C) and says in two bytes how long it is. Neither package reads the
# length: they look for the next 28, and find it in the length itself if the text has 28, 284, 540 … bytes. The caption 'Butterfly
# weed near the pond', as any program writes it, is '' and the one with a letter more is right.
# Both make a Date of the datasets 2:55 and 2:60. node-iptc gives JavaScript's Date the number of the month, which counts from 0.
#
# Seen: node-iptc: 28 bytes "", 29 bytes "Butterfly weed near the ponds", 2024-05-12 · ts-node-iptc: 28 bytes "", 29 bytes "Butterfly
#   weed near the ponds", 2024-04-12
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund node-iptc@1.0.5 ts-node-iptc@1.0.11 >/dev/null
cat >try.cjs <<'JS'
const readIptc = require("node-iptc");
const { IptcParser } = require("ts-node-iptc");

const u16 = (n) => Buffer.from([n >> 8, n & 255]);
const latin = (text) => Buffer.from(text, "latin1");
const dataset = (number, text) =>
  Buffer.concat([Buffer.from([28, 2, number]), u16(text.length), latin(text)]);

/** A JPEG with a caption and the date of April 12 in Photoshop's block of IPTC, and without a picture. */
function photo(caption) {
  const sets = Buffer.concat([dataset(120, caption), dataset(55, "20240412"), dataset(60, "101112+0000")]);
  const padded = Buffer.concat([sets, Buffer.alloc(sets.length % 2)]);
  const block = Buffer.concat([latin("Photoshop 3.0\0" + "8BIM\x04\x04\0\0\0\0"), u16(sets.length), padded]);
  return Buffer.concat([latin("\xff\xd8\xff\xed"), u16(block.length + 2), block, latin("\xff\xd9")]);
}
const captions = ["Butterfly weed near the pond", "Butterfly weed near the ponds"];
const readers = { "node-iptc": readIptc, "ts-node-iptc": (file) => IptcParser.parse(file) };
for (const [name, read] of Object.entries(readers)) {
  const texts = captions.map((one) => `${one.length} bytes ${JSON.stringify(read(photo(one)).caption)}`);
  console.log(`${name}: ${texts.join(", ")}, ${read(photo("x")).date_time.toISOString().slice(0, 10)}`);
}
JS
seen=$(node try.cjs)
echo "$seen"
expected='node-iptc: 28 bytes "", 29 bytes "Butterfly weed near the ponds", 2024-05-12
ts-node-iptc: 28 bytes "", 29 bytes "Butterfly weed near the ponds", 2024-04-12'
[ "$seen" = "$expected" ] || { echo "changed: expected"; echo "$expected"; exit 1; }
