#!/usr/bin/env bash
# exifr 7.1.3 turns the text of XMP into numbers and booleans, so that words of a photo are changed on the way.
#
# XMP has text only: ISO 16684-1 says what type a property is, not what its letters look like. A keyword '0042', as
# cameras and plant tags have it, comes out as the number 42; 'true' as a boolean; '1e3' as 1000.
# What was written cannot be told from the result, so keywords must be read from the packet itself.
#
# Seen: keywords 0042, true, 1e3, oak → [42,true,1000,"oak"]
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund exifr@7.1.3 >/dev/null
cat >try.cjs <<'JS'
const exifr = require("exifr");

const words = ["0042", "true", "1e3", "oak"];
const packet = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:subject><rdf:Bag>${words
  .map((word) => `<rdf:li>${word}</rdf:li>`)
  .join("")}</rdf:Bag></dc:subject></rdf:Description></rdf:RDF></x:xmpmeta>`;
const segment = Buffer.from(`http://ns.adobe.com/xap/1.0/\0${packet}`);
const length = segment.length + 2;
// The start of a JPEG file with one segment of metadata: exifr looks no further than the picture's data.
const jpeg = Buffer.concat([
  Buffer.from([0xff, 0xd8, 0xff, 0xe1, length >> 8, length & 255]),
  segment,
  Buffer.from([0xff, 0xda, 0, 2, 0xff, 0xd9]),
]);

exifr
  .parse(jpeg, { tiff: false, xmp: true, mergeOutput: false })
  .then(({ dc }) => console.log(JSON.stringify(dc.subject)));
JS
seen=$(node try.cjs)
echo "exifr 7.1.3: $seen"
[ "$seen" = '[42,true,1000,"oak"]' ]
