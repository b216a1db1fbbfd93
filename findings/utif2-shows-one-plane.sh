#!/usr/bin/env bash
# utif2 4.1.0 shows the red of a TIFF alone, in gray, where its red, green and blue are kept in planes of their own.
#
# PlanarConfiguration 2 (TIFF 6.0, page 38) puts all red samples first, then all green, then all blue; scanners' and
# astronomers' programs and `tiffcp -p separate` write it. utif2, which Jimp reads TIFF with, decodes the first strip, whose
# samples it takes for gray, and leaves what else there is to be black. Nothing is thrown. The same picture with its samples
# side by side is right.
#
# Seen: side by side: 200,100,50 · in planes: 200,200,200
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund utif2@4.1.0 >/dev/null
cat >try.cjs <<'JS'
const utif = require("utif2");

const pixels = 16;
const color = [200, 100, 50];

/** Four by four pixels of one color, not compressed. */
function tiff(inPlanes) {
  const planes = color.map((value) => Buffer.alloc(pixels, value));
  const samples = inPlanes ? Buffer.concat(planes) : Buffer.from(Array(pixels).fill(color).flat());
  const strips = inPlanes ? [0, pixels, 2 * pixels] : [0];
  const head = 8 + 2 + 10 * 12 + 4;
  const behind = [];
  let end = head + samples.length;
  const tags = [
    ...[[256, 3, [4]], [257, 3, [4]], [258, 3, [8, 8, 8]], [259, 3, [1]], [262, 3, [2]]],
    ...[[273, 4, strips.map((at) => head + at)], [277, 3, [3]], [278, 3, [4]]],
    ...[[279, 4, strips.map(() => samples.length / strips.length)], [284, 3, [inPlanes ? 2 : 1]]],
  ];
  const file = Buffer.alloc(head);
  file.write("II*\0\x08\0\0\0\x0a\0", 0, "latin1");
  for (const [n, [tag, type, values]] of tags.entries()) {
    const at = 10 + n * 12;
    const bytes = Buffer.from((type === 3 ? Uint16Array : Uint32Array).from(values).buffer);
    file.writeUInt16LE(tag, at);
    file.writeUInt16LE(type, at + 2);
    file.writeUInt32LE(values.length, at + 4);
    if (bytes.length <= 4) bytes.copy(file, at + 8);
    else {
      file.writeUInt32LE(end, at + 8);
      behind.push(bytes);
      end += bytes.length;
    }
  }
  return Buffer.concat([file, samples, ...behind]);
}

function first(file) {
  const [picture] = utif.decode(file);
  utif.decodeImage(file, picture);
  return [...utif.toRGBA8(picture).slice(0, 3)].join();
}
console.log([first(tiff(false)), first(tiff(true))].join(" · "));
JS
seen=$(node try.cjs)
echo "utif2 4.1.0: $seen"
[ "$seen" = '200,100,50 · 200,200,200' ]
