#!/usr/bin/env bash
# ical-generator 10.2.0: a whole-day event that repeats until a date gets a start that is a date and an end that is a time.
#
# RFC 5545, 3.3.10: the value of UNTIL must have the same type as DTSTART. For `allDay` events DTSTART, and EXDATE beside the
# rule, are written as dates, but UNTIL as a time in UTC. ical.js 2.2.1 and node-ical 0.26.1 pass over it; a strict reader need not.
# A rule given as text is written as it is: this is how the last day can be said as a date.
#
# Seen: DTSTART;VALUE=DATE:20240517 · RRULE:FREQ=YEARLY;UNTIL=20260517T000000Z · EXDATE;VALUE=DATE:20250517
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund ical-generator@10.2.0 >/dev/null
cat >try.mjs <<'JS'
import ical from "ical-generator";

const day = (year) => new Date(Date.UTC(year, 4, 17));
function lines(repeating) {
  const calendar = ical();
  calendar.createEvent({ start: day(2024), allDay: true, summary: "Oak in bloom", repeating });
  return calendar.toString().match(/^(DTSTART|RRULE|EXDATE).*$/gm).map((line) => line.trim()).join(" ");
}
console.log(`object: ${lines({ freq: "YEARLY", until: day(2026), exclude: [day(2025)] })}`);
console.log(`text: ${lines("RRULE:FREQ=YEARLY;UNTIL=20260517")}`);
JS
seen=$(TZ=UTC node try.mjs)
echo "$seen"
expected='object: DTSTART;VALUE=DATE:20240517 RRULE:FREQ=YEARLY;UNTIL=20260517T000000Z EXDATE;VALUE=DATE:20250517
text: DTSTART;VALUE=DATE:20240517 RRULE:FREQ=YEARLY;UNTIL=20260517'
[ "$seen" = "$expected" ] || { echo "changed: expected"; echo "$expected"; exit 1; }
