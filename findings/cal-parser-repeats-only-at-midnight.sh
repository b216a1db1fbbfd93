#!/usr/bin/env bash
# cal-parser 1.0.2: an event that repeats is on its day only for who asks at its very instant, and none is on its second day.
#
# An event of one year is found at any time of its first day. As soon as it has an RRULE, `getEventsOnDate` asks the rule for what lies
# between the given moment and the same moment: at noon of an all-day event there is nothing. DTEND is not looked at in either
# case, so that flowers that are open from 12 April to 18 May are so on 12 April alone. ical-expander 3.2.0 has them on each day.
#
# Seen, midnight and noon of the first day, noon of the second: once: yes, yes, no · each year: yes, no, no · ical-expander: yes, yes, yes
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund cal-parser@1.0.2 ical-expander@3.2.0 >/dev/null
cat >try.mjs <<'JS'
import parser from "cal-parser";
import IcalExpander from "ical-expander";

const calendar = (rule) =>
  [
    ...["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//x//EN", "BEGIN:VEVENT", "UID:columbine@x.example"],
    ...["DTSTAMP:20240101T000000Z", "DTSTART;VALUE=DATE:20240412", "DTEND;VALUE=DATE:20240519", ...rule],
    ...["SUMMARY:Columbine in flower", "END:VEVENT", "END:VCALENDAR", ""],
  ].join("\r\n");
/** Midnight and noon of the first day, noon of the second. */
const told = (year, isThere) =>
  [new Date(year, 3, 12), new Date(year, 3, 12, 12), new Date(year, 3, 13, 12)]
    .map((moment) => (isThere(moment) ? "yes" : "no"))
    .join(", ");

const once = parser.parseString(calendar([]));
console.log(`once: ${told(2024, (moment) => once.getEventsOnDate(moment).length > 0)}`);
const yearly = calendar(["RRULE:FREQ=YEARLY"]);
const parsed = parser.parseString(yearly);
console.log(`each year: ${told(2027, (moment) => parsed.getEventsOnDate(moment).length > 0)}`);
const expander = new IcalExpander({ ics: yearly, maxIterations: 100 });
console.log(`ical-expander: ${told(2027, (moment) => expander.between(moment, moment).occurrences.length > 0)}`);
JS
seen=$(TZ=UTC node try.mjs)
echo "$seen"
expected='once: yes, yes, no
each year: yes, no, no
ical-expander: yes, yes, yes'
[ "$seen" = "$expected" ] || { echo "changed: expected"; echo "$expected"; exit 1; }
