#!/usr/bin/env bash
# jpeg-exif 1.1.4: reading a photo whose numbers are little-endian, as many cameras write them, changes the photo that was read.
#
# Its readme: `fromBuffer(buffer)` takes the photo's bytes and gives its tags. TIFF 6.0, section 2, which Exif keeps to, lets the maker
# choose the order of the bytes, 'II' or 'MM'. To read a tag of an 'II' photo, jpeg-exif turns its two bytes round where they lie, in the
# caller's buffer, and leaves them so. Whoever stores or shows that buffer afterwards has a photo without a known tag: place, date and
# turn are gone for exif-reader 2.0.3 and exifreader 4.46.0, and a second reading by jpeg-exif is empty. An 'MM' photo stays as it was.
# Give it a copy.
#
# Seen, before and after: MM Orientation, the same · II Orientation, none; jpeg-exif itself Orientation 6, then nothing
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts jpeg-exif@1.1.4 exif-reader@2.0.3 exifreader@4.46.0 >/dev/null
cat >try.mjs <<'JS'
import exifReader from "exif-reader";
import ExifReader from "exifreader";
import jpegExif from "jpeg-exif";

/** The start of a JPEG file: IFD0 with the maker and the turn, which is a quarter to the right. */
function jpeg(order) {
  const little = order === "II";
  const u16 = (n) => (little ? [n & 255, n >> 8] : [n >> 8, n & 255]);
  const u32 = (n) => (little ? [...u16(n & 65535), ...u16(n >> 16)] : [...u16(n >> 16), ...u16(n & 65535)]);
  const maker = [...u16(0x10f), ...u16(2), ...u32(4), ...Buffer.from("Cam\0")];
  const turn = [...u16(0x112), ...u16(3), ...u32(1), ...u16(6), ...u16(0)];
  const tiff = [...Buffer.from(order), ...u16(42), ...u32(8), ...u16(2), ...maker, ...turn, ...u32(0)];
  const exif = [...Buffer.from("Exif\0\0"), ...tiff];
  return Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0, exif.length + 2, ...exif, 0xff, 0xda, 0, 2, 0xff, 0xd9]);
}
const seen = (photo) => {
  const one = exifReader(photo.subarray(12)).Image?.Orientation ?? "none";
  const other = ExifReader.load(photo).Orientation?.value ?? "none";
  return `exif-reader ${one}, exifreader ${other}`;
};
for (const order of ["MM", "II"]) {
  const photo = jpeg(order);
  console.log(`${order}, before: ${seen(photo)}`);
  const first = jpegExif.fromBuffer(photo).Orientation;
  console.log(`${order}, after: ${seen(photo)}`);
  console.log(`${order}, jpeg-exif: ${first}, then ${jpegExif.fromBuffer(photo).Orientation ?? "none"}`);
}
JS
seen=$(node --no-warnings try.mjs)
echo "$seen"
expected='MM, before: exif-reader 6, exifreader 6
MM, after: exif-reader 6, exifreader 6
MM, jpeg-exif: 6, then 6
II, before: exif-reader 6, exifreader 6
II, after: exif-reader none, exifreader none
II, jpeg-exif: 6, then none'
[ "$seen" = "$expected" ] || { echo "changed: expected"; echo "$expected"; exit 1; }
