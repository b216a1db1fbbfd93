#!/usr/bin/env bash
# exifr 7.1.3 turns a date that the camera left blank into 30 November 1899.
#
# Exif (CIPA DC-008, DateTimeOriginal and the other dates) has a way to say that a date and time are not known: the colons stay and
# all else is blanks. exifr takes the blanks for zeros, and year 0, month 0, day 0 make a Date like any other, which sorts a photo
# of unknown age before all others. With `reviveValues: false` the text is given, so that it can be told.
#
# Seen: blank: 1899-11-30T00:00 · known: 2024-05-17T10:00 · blank, as text: ":  :     :  :"
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
const entry = (tag, type, count, value) => Buffer.concat([u16(tag), u16(type), u32(count), u32(value)]);

/** The start of a JPEG file: IFD0 with a pointer to the Exif IFD, which holds DateTimeOriginal. */
function jpeg(date) {
  const exif = Buffer.concat([
    ...[Buffer.from("Exif\0\0MM\0*"), u32(8), u16(1), entry(0x8769, 4, 1, 26), u32(0)],
    ...[u16(1), entry(0x9003, 2, 20, 44), u32(0), Buffer.from(`${date}\0`)],
  ]);
  return Buffer.concat([
    ...[Buffer.from([0xff, 0xd8, 0xff, 0xe1]), u16(exif.length + 2), exif],
    Buffer.from([0xff, 0xda, 0, 2, 0xff, 0xd9]),
  ]);
}
const dates = { blank: "    :  :     :  :  ", known: "2024:05:17 10:00:00" };
(async () => {
  for (const [name, date] of Object.entries(dates)) {
    const { DateTimeOriginal } = await exifr.parse(jpeg(date));
    console.log(`${name}: ${DateTimeOriginal?.toISOString?.().slice(0, 16) ?? DateTimeOriginal}`);
  }
  const { DateTimeOriginal } = await exifr.parse(jpeg(dates.blank), { reviveValues: false });
  console.log(`blank, as text: ${JSON.stringify(DateTimeOriginal)}`);
})();
JS
seen=$(TZ=UTC node try.cjs)
echo "$seen"
expected='blank: 1899-11-30T00:00
known: 2024-05-17T10:00
blank, as text: ":  :     :  :"'
[ "$seen" = "$expected" ] || { echo "changed: expected"; echo "$expected"; exit 1; }
