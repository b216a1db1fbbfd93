#!/usr/bin/env bash
# exifr 7.1.3 reads no date from a HEIC file whose list of brands is long, or does not name 'heic' again.
#
# The first box of a HEIC file, 'ftyp', lists the brands that the file keeps to; ISO/IEC 14496-12 sets no limit to the list
# and does not ask for the major brand in it. exifr takes a file for HEIC only if this box has at most 50 bytes and 'heic'
# stands among the compatible brands. Phones write longer lists since 2024, and 10-bit files name 'heix' instead.
# The file is then refused whole, although only its first box differs.
#
# Seen: short list: 2024-05-17 · ten brands: "Unknown file format" · 'heix' instead of 'heic': "Unknown file format"
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund exifr@7.1.3 >/dev/null
cat >try.cjs <<'JS'
const exifr = require("exifr");

const u16 = (n) => Buffer.from([n >> 8, n & 255]);
const u32 = (n) => Buffer.from([n >>> 24, (n >> 16) & 255, (n >> 8) & 255, n & 255]);
const box = (type, ...parts) => {
  const body = Buffer.concat(parts.map((part) => Buffer.from(part)));
  return Buffer.concat([u32(body.length + 8), Buffer.from(type), body]);
};
const full = (type, version, ...parts) => box(type, [version, 0, 0, 0], ...parts);

/** TIFF, big-endian: IFD0 with a pointer to the Exif IFD, which holds DateTimeOriginal. */
function exif(date) {
  const text = Buffer.from(`${date}\0`);
  const entry = (tag, type, count, value) => Buffer.concat([u16(tag), u16(type), u32(count), u32(value)]);
  return Buffer.concat([
    ...[Buffer.from("MM\0*"), u32(8), u16(1), entry(0x8769, 4, 1, 26), u32(0)],
    ...[u16(1), entry(0x9003, 2, text.length, 44), u32(0), text],
  ]);
}

/** A HEIC container with one Exif item and no picture, which exifr does not ask for. */
function heic(compatible) {
  const ftyp = box("ftyp", "heic", u32(0), ...compatible.map((brand) => Buffer.from(brand)));
  const item = Buffer.concat([u32(6), Buffer.from("Exif\0\0"), exif("2024:05:17 10:00:00")]);
  const meta = (at) =>
    full("meta", 0,
      full("hdlr", 0, u32(0), "pict", Buffer.alloc(13)),
      full("iinf", 0, u16(1), full("infe", 2, u16(1), u16(0), "Exif", [0])),
      full("iloc", 1, u16(0x4400), u16(1), u16(1), u16(0), u16(0), u16(1), u32(at), u32(item.length)));
  const at = ftyp.length + meta(0).length + 8;
  return Buffer.concat([ftyp, meta(at), box("mdat", item)]);
}

const lists = {
  short: ["mif1", "heic"],
  long: ["mif1", "MiHB", "MiHA", "heix", "MiHE", "MiPr", "miaf", "heic", "tmap", "MiHD"],
  heix: ["mif1", "heix"],
};
(async () => {
  const seen = {};
  for (const [name, brands] of Object.entries(lists)) {
    const found = await exifr.parse(heic(brands)).catch((error) => ({ DateTimeOriginal: error.message }));
    seen[name] = found?.DateTimeOriginal?.toISOString?.().slice(0, 10) ?? found?.DateTimeOriginal ?? "nothing";
  }
  console.log(JSON.stringify(seen));
})();
JS
seen=$(TZ=UTC node try.cjs)
echo "exifr 7.1.3: $seen"
[ "$seen" = '{"short":"2024-05-17","long":"Unknown file format","heix":"Unknown file format"}' ]
