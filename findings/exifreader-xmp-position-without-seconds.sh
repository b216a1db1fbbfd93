#!/usr/bin/env bash
# exifreader 4.46.0 reads degrees, minutes and seconds of XMP without the seconds, with a digit of the minutes behind the result.
#
# XMP writes a position as 'deg,min,sec' and a letter if the camera gave whole numbers, else as 'deg,min.frac' and a letter (XMP
# specification, part 3, 3.2.3.3). exifreader's `description` is decimal degrees and the letter. It splits at commas, looks at
# two parts only and takes the last character of the second for the letter, which in the first form is a digit.
# So '48,12,30N' becomes '48.22' instead of '48.2083…N': it looks right, and lies 1.3 km away. `value` is as it was written.
#
# Seen: 48,12.5N → 48.208333333333336N · 48,12,30N → 48.22 · 33,51,50S → 33.851 · 0,30,0W → 0.50
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts exifreader@4.46.0 @xmldom/xmldom@0.9.12 >/dev/null
cat >try.cjs <<'JS'
const { load } = require("exifreader");

/** The start of a JPEG file with a packet of XMP. */
function jpeg(name, text) {
  const packet = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:${name}="${text}"/></rdf:RDF></x:xmpmeta>`;
  const segment = Buffer.from(`http://ns.adobe.com/xap/1.0/\0${packet}`);
  const length = segment.length + 2;
  return Buffer.concat([
    ...[Buffer.from([0xff, 0xd8, 0xff, 0xe1, length >> 8, length & 255]), segment],
    Buffer.from([0xff, 0xda, 0, 2, 0xff, 0xd9]),
  ]);
}
for (const text of ["48,12.5N", "48,12,30N", "33,51,50S", "0,30,0W"]) {
  const name = /[NS]$/.test(text) ? "GPSLatitude" : "GPSLongitude";
  console.log(`${text}: ${load(jpeg(name, text), { expanded: true }).xmp[name].description}`);
}
JS
seen=$(node try.cjs)
echo "$seen"
expected='48,12.5N: 48.208333333333336N
48,12,30N: 48.22
33,51,50S: 33.851
0,30,0W: 0.50'
[ "$seen" = "$expected" ] || { echo "changed: expected"; echo "$expected"; exit 1; }
