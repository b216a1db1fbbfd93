#!/usr/bin/env bash
# probe-image-size 7.5.0: a HEIC or AVIF picture without Exif gets the `orientation` of the opposite turn, and turns add up.
#
# ISO/IEC 23008-12, 6.5.10: 'irot' counts quarter turns against the clock, so that 3 is one turn with it, which Exif calls 6. libheif
# writes the two together that way, as AVIF files of sharp 0.35.3 show. probe-image-size gives 8 for it and 6 for its opposite, and
# takes Exif's word if there is any: the same picture has 6 with Exif and 8 without, and stands on its head for who goes by that.
# By 6.3 each picture of a file is turned by the properties that 'ipma' associates with it. probe-image-size reads no 'ipma': a photo
# and a thumbnail with a turn each make a half turn (3), and its readme has width and height swapped only from 5 on.
#
# Seen: irot 3 8 · the same with Exif 6: 6 · irot 1 6 · irot 3 for the photo and for its thumbnail 3 · for the thumbnail only 8
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund probe-image-size@7.5.0 >/dev/null
cat >try.cjs <<'JS'
const probe = require("probe-image-size");

const u16 = (n) => Buffer.from([n >> 8, n & 255]);
const u32 = (n) => Buffer.from([n >>> 24, (n >> 16) & 255, (n >> 8) & 255, n & 255]);
const text = (letters) => Buffer.from(letters, "latin1");
const box = (type, ...parts) => Buffer.concat([u32(8 + Buffer.concat(parts).length), text(type), ...parts]);
const extent = (width, height) => box("ispe", u32(0), u32(width), u32(height));
const turn = (quarters) => box("irot", Buffer.from([quarters]));
const photo = extent(400, 300);
const thumbnail = extent(200, 150);

/** Where Exif's tags begin, and the tags: Orientation alone. */
const exif = Buffer.concat([u32(0), text("MM\0*"), u32(8), u16(1), u16(0x112), u16(3), u32(1), u16(6), u16(0), u32(0)]);

/** The boxes of a HEIC file: a photo and its thumbnail, which properties each has, and Exif behind them if it is asked for. */
function heic(properties, associations, { withExif = false } = {}) {
  const types = ["hvc1", "hvc1", ...(withExif ? ["Exif"] : [])];
  const items = types.map((type, i) => box("infe", u32(0x2000000), u16(i + 1), u16(0), text(`${type}\0`)));
  const associated = associations.map((numbers, i) => Buffer.from([0, i + 1, numbers.length, ...numbers]));
  const place = (at) => [u16(3), u16(0), u16(1), u32(at), u32(exif.length)];
  const front = (at) =>
    Buffer.concat([
      box("ftyp", text("heic"), u32(0), text("mif1heic")),
      box(
        "meta",
        ...[u32(0), box("hdlr", u32(0), u32(0), text("pict"), Buffer.alloc(13)), box("pitm", u32(0), u16(1))],
        ...(withExif ? [box("iloc", u32(0), Buffer.from([0x44, 0]), u16(1), ...place(at))] : []),
        box("iinf", u32(0), u16(items.length), ...items),
        box("iprp", box("ipco", ...properties), box("ipma", u32(0), u32(2), ...associated)),
      ),
    ]);
  return Buffer.concat([front(front(0).length + 8), box("mdat", exif)]);
}
const files = {
  "irot 3": heic([photo, turn(3), thumbnail], [[1, 2], [3, 2]]),
  "irot 3 with Exif 6": heic([photo, turn(3), thumbnail], [[1, 2], [3, 2]], { withExif: true }),
  "irot 1": heic([photo, turn(1), thumbnail], [[1, 2], [3, 2]]),
  none: heic([photo, thumbnail], [[1], [2]]),
  "irot 3 each": heic([photo, turn(3), thumbnail, turn(3)], [[1, 2], [3, 4]]),
  "irot 3 for the thumbnail": heic([photo, thumbnail, turn(3)], [[1], [2, 3]]),
};
for (const [name, file] of Object.entries(files)) {
  const { width, height, orientation } = probe.sync(file);
  console.log(`${name}: ${width}x${height}, orientation ${orientation}`);
}
JS
seen=$(node try.cjs)
echo "$seen"
expected='irot 3: 400x300, orientation 8
irot 3 with Exif 6: 400x300, orientation 6
irot 1: 400x300, orientation 6
none: 400x300, orientation undefined
irot 3 each: 400x300, orientation 3
irot 3 for the thumbnail: 400x300, orientation 8'
[ "$seen" = "$expected" ] || { echo "changed: expected"; echo "$expected"; exit 1; }
