#!/usr/bin/env bash
# exifr 7.1.3 reads IPTC keywords byte by byte, whatever the file says of their letters.
#
# IPTC IIM 1:90 (Coded Character Set) names the letters of all texts of record 2; ESC % G is UTF-8. RawTherapee 5.9,
# for one, writes it with its keywords. exifr takes each byte for a letter, so that 'Crème' comes out as 'CrÃ¨me', and it
# gives no 1:90 by which one could tell. A file without it, which is Latin 1 by custom, comes out right.
# In the same answer a single keyword is a string and two are an array.
#
# Seen: UTF-8: "CrÃ¨me" · without 1:90: "Crème" · two: ["Crème","oak"]
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund exifr@7.1.3 >/dev/null
cat >try.cjs <<'JS'
const exifr = require("exifr");

const u16 = (n) => Buffer.from([n >> 8, n & 255]);
const dataset = (record, number, bytes) =>
  Buffer.concat([Buffer.from([0x1c, record, number]), u16(bytes.length), bytes]);

/** The start of a JPEG file with Photoshop's block of IPTC. */
function jpeg(encoding, words) {
  const iptc = Buffer.concat([
    ...(encoding === "utf8" ? [dataset(1, 90, Buffer.from("\u001b%G"))] : []),
    ...words.map((word) => dataset(2, 25, Buffer.from(word, encoding))),
  ]);
  const padding = Buffer.alloc(iptc.length % 2);
  const block = Buffer.concat([
    ...[Buffer.from("8BIM"), u16(0x0404), u16(0), u16(0), u16(iptc.length), iptc, padding],
  ]);
  const segment = Buffer.concat([Buffer.from("Photoshop 3.0\0"), block]);
  return Buffer.concat([
    ...[Buffer.from([0xff, 0xd8, 0xff, 0xed]), u16(segment.length + 2), segment],
    Buffer.from([0xff, 0xda, 0, 2, 0xff, 0xd9]),
  ]);
}

async function keywords(encoding, ...words) {
  const { Keywords } = await exifr.parse(jpeg(encoding, words), { iptc: true });
  return JSON.stringify(Keywords);
}

(async () => {
  console.log(`UTF-8: ${await keywords("utf8", "Crème")}`);
  console.log(`without 1:90: ${await keywords("latin1", "Crème")}`);
  console.log(`two: ${await keywords("latin1", "Crème", "oak")}`);
})();
JS
seen=$(node try.cjs)
echo "$seen"
expected='UTF-8: "CrÃ¨me"
without 1:90: "Crème"
two: ["Crème","oak"]'
[ "$seen" = "$expected" ] || { echo "changed: expected"; echo "$expected"; exit 1; }
