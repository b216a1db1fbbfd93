#!/usr/bin/env bash
# luxon 3.7.2: `Interval.fromISO` takes the shortened end of an interval for a time of today, and calls the result valid.
#
# ISO 8601-1 (time intervals, 5.5) lets the end leave out what it has in common with the start. Darwin Core gives
# '2007-11-13/15' as an example of dwc:eventDate: a visit in November 2007. luxon reads each side by itself, and a lone '15'
# is three o'clock in the afternoon of the day on which the program runs, so that the visit lasts until now. '12-02', a day in
# December, is noon two hours west of Greenwich, today. Whoever reads eventDate must complete the end before giving it to luxon.
#
# Seen, with the clock at 2026-01-02: '15' ends 2026-01-02T15:00 · '12-02' 2026-01-02T14:00 · '2007-11-15' 2007-11-15T00:00
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund luxon@3.7.2 >/dev/null
cat >try.mjs <<'JS'
import { Interval, Settings } from "luxon";

Settings.defaultZone = "utc";
Settings.now = () => Date.UTC(2026, 0, 2, 8);
for (const text of ["2007-11-13/15", "2007-11-13/12-02", "2007-11-13T08:00/09:30", "2007-11-13/2007-11-15"]) {
  const { isValid, invalidReason, start, end } = Interval.fromISO(text);
  const minute = (time) => time.toISO({ includeOffset: false, suppressSeconds: true });
  console.log(`${text}: ${isValid ? `${minute(start)} to ${minute(end)}` : invalidReason}`);
}
JS
seen=$(node try.mjs)
echo "$seen"
expected='2007-11-13/15: 2007-11-13T00:00 to 2026-01-02T15:00
2007-11-13/12-02: 2007-11-13T00:00 to 2026-01-02T14:00
2007-11-13T08:00/09:30: 2007-11-13T08:00 to 2026-01-02T09:30
2007-11-13/2007-11-15: 2007-11-13T00:00 to 2007-11-15T00:00'
[ "$seen" = "$expected" ] || { echo "changed: expected"; echo "$expected"; exit 1; }
