#!/usr/bin/env bash
# exif-date 2.1.1: what a date of Exif is read as depends on the day on which it is read, and half a second becomes five milliseconds.
#
# Its readme: `parse` makes a Date of an Exif date. It takes the day of today and sets year, month and day of it one by one. On the 31st
# a month of 30 days or fewer has no such day, JavaScript goes on to the next month, and the day of the photo is set there: on
# January 31 a photo of February 17 is one of March 17. For two weeks of the month nobody notices.
# What follows the seconds are decimals (Exif 2.31, SubSecTime: '130' is 0.130 s, '5' half a second). `parse` takes them for
# milliseconds, and `format` writes 50 milliseconds as '.5'.
#
# Seen: read on January 10: 2024-02-17 · on January 31: 2024-03-17 · .5 is 5 ms · 50 ms is 10:11:12.5
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund exif-date@2.1.1 >/dev/null
cat >try.cjs <<'JS'
const { parse, format } = require("exif-date");

const Clock = Date;
const photo = "2024:02:17 10:11:12";
/** The day of a photo, as it is read on another one. */
function readOn(today) {
  globalThis.Date = class extends Clock {
    constructor(...given) {
      super(...(given.length > 0 ? given : [today]));
    }
  };
  const read = parse(photo).toISOString().slice(0, 10);
  globalThis.Date = Clock;
  return read;
}
const [early, late] = ["2024-01-10T12:00:00Z", "2024-01-31T12:00:00Z"].map(readOn);
const half = parse(`${photo}.5`).getUTCMilliseconds();
const written = format(new Clock(Clock.UTC(2024, 1, 17, 10, 11, 12, 50)), true);
console.log(`read on January 10: ${early} · on January 31: ${late} · .5 is ${half} ms · 50 ms is ${written.slice(11)}`);
JS
seen=$(node try.cjs)
echo "$seen"
[ "$seen" = "read on January 10: 2024-02-17 · on January 31: 2024-03-17 · .5 is 5 ms · 50 ms is 10:11:12.5" ]
