#!/usr/bin/env bash
# tiff 7.1.3 makes three dark pixels, each red alone, of every colored pixel of a TIFF that is kept in tiles.
#
# Large pictures, such as panoramas, are kept in tiles (TIFF 6.0, page 66); libvips, GDAL and `tiffcp -t` write them. tiff, which
# image-js reads TIFF with, copies samples of tiles as if there were one for each pixel: the samples of each pixel become the
# first ones of three, and what has no room is left out. Nothing is thrown. sharp shows the same file right.
#
# Seen: tiff: 200,0,0 100,0,0 50,0,0 · sharp: 200,100,50 200,100,50 200,100,50
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund tiff@7.1.3 sharp@0.35.3 >/dev/null
cat >try.mjs <<'JS'
import sharp from "sharp";
import { decode } from "tiff";

const color = { r: 200, g: 100, b: 50 };
const file = await sharp({ create: { width: 40, height: 40, channels: 3, background: color } })
  .tiff({ tile: true, tileWidth: 16, tileHeight: 16, compression: "none" })
  .toBuffer();
const three = (data) =>
  [0, 3, 6].map((at) => [...data.subarray(at, at + 3)].join()).join(" ");
const [picture] = decode(file);
console.log(`${three(picture.data)} · ${three(await sharp(file).raw().toBuffer())}`);
JS
seen=$(node try.mjs)
echo "tiff 7.1.3 · sharp 0.35.3: $seen"
[ "$seen" = '200,0,0 100,0,0 50,0,0 · 200,100,50 200,100,50 200,100,50' ]
