#!/usr/bin/env bash
# piexifjs 1.0.6: reading a photo's Exif, changing one tag and writing it back loses the offset of its times from UTC.
#
# `load`, `dump` and `insert` are how its readme changes a photo. `load` gives only the tags of its own table, which has none
# that Exif 2.31 (CIPA DC-008-2016) brought: OffsetTime, OffsetTimeOriginal and OffsetTimeDigitized (0x9010 to 0x9012), and the
# temperature, humidity and pressure around the camera (0x9400 to 0x9402). What is not in the table is gone from the file, silently.
# `dump` cannot write them either. Seen by a second reader, exif-reader 2.0.3, before and after the change.
#
# Seen: before: DateTimeOriginal, OffsetTimeOriginal, SubSecTimeOriginal, Humidity · after: DateTimeOriginal, SubSecTimeOriginal
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund piexifjs@1.0.6 exif-reader@2.0.3 >/dev/null
cat >try.mjs <<'JS'
import exifReader from "exif-reader";
import piexif from "piexifjs";

const u16 = (n) => Buffer.from([n >> 8, n & 255]);
const u32 = (n) => Buffer.from([n >>> 24, (n >> 16) & 255, (n >> 8) & 255, n & 255]);
const ascii = (tag, text) => ({ tag, type: 2, count: text.length + 1, bytes: Buffer.from(`${text}\0`) });

/** TIFF, big-endian: IFD0 with the maker and a pointer to the Exif IFD, which holds the entries. */
function tiff(entries) {
  const start = 8 + 2 + 2 * 12 + 4;
  let at = start + 2 + entries.length * 12 + 4;
  const rows = [];
  const values = [];
  for (const { tag, type, count, bytes } of entries) {
    const inside = bytes.length <= 4;
    const even = Buffer.concat([bytes, Buffer.alloc(inside ? 4 - bytes.length : bytes.length % 2)]);
    rows.push(u16(tag), u16(type), u32(count), inside ? even : u32(at));
    if (inside) continue;
    values.push(even);
    at += even.length;
  }
  return Buffer.concat([
    ...[Buffer.from("MM\0*"), u32(8), u16(2), u16(0x10f), u16(2), u32(4), Buffer.from("Cam\0")],
    ...[u16(0x8769), u16(4), u32(1), u32(start), u32(0)],
    ...[u16(entries.length), ...rows, u32(0), ...values],
  ]);
}
const exif = tiff([
  ascii(0x9003, "2024:05:17 10:00:00"),
  ascii(0x9011, "+02:00"),
  ascii(0x9291, "50"),
  { tag: 0x9401, type: 5, count: 1, bytes: Buffer.concat([u32(655), u32(10)]) },
]);
// A JPEG file's frame: piexifjs looks at the segments before the picture's data only.
const photo = Buffer.concat([
  ...[Buffer.from([0xff, 0xd8, 0xff, 0xe1]), u16(exif.length + 8), Buffer.from("Exif\0\0"), exif],
  Buffer.from([0xff, 0xda, 0, 2, 0xff, 0xd9]),
]);
function tags(file) {
  const { Photo } = exifReader(file.subarray(file.indexOf("Exif\0\0") + 6));
  return Object.keys(Photo).join(" ");
}
console.log(`before: ${tags(photo)}`);
const text = photo.toString("latin1");
const found = piexif.load(text);
found["0th"][piexif.ImageIFD.Artist] = "Garden";
console.log(`after: ${tags(Buffer.from(piexif.insert(piexif.dump(found), text), "latin1"))}`);
JS
seen=$(node try.mjs)
echo "$seen"
expected='before: DateTimeOriginal OffsetTimeOriginal SubSecTimeOriginal Humidity
after: DateTimeOriginal SubSecTimeOriginal'
[ "$seen" = "$expected" ] || { echo "changed: expected"; echo "$expected"; exit 1; }
