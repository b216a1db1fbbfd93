#!/usr/bin/env bash
# ical.js 2.2.1 and node-ical 0.26.1 each give another half of an event whose days are listed by RDATE, without a rule.
#
# RFC 5545, 3.8.5.2: the days of an event are those of DTSTART, of RRULE and of RDATE together, and RDATE needs no RRULE. A list of
# days, such as when a flower was seen open, is written that way. The iterator of ical.js leaves the first day out and gives the
# listed ones; `expandRecurringEvent` of node-ical gives the first day and leaves out the listed ones. With a rule beside the
# list, ical.js has all days; node-ical still leaves out the listed one.
#
# Seen for 17 May and RDATE 1 and 15 June: ical.js 1 and 15 June · node-ical 17 May
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund ical.js@2.2.1 node-ical@0.26.1 >/dev/null
cat >try.mjs <<'JS'
import ICAL from "ical.js";
import nodeIcal from "node-ical";

const lists = {
  list: ["RDATE;VALUE=DATE:20240601,20240615"],
  "rule and list": ["RRULE:FREQ=YEARLY;COUNT=2", "RDATE;VALUE=DATE:20240601"],
};
for (const [name, days] of Object.entries(lists)) {
  const event = ["BEGIN:VEVENT", "UID:oak@garden.example", "DTSTAMP:20240101T000000Z", "DTSTART;VALUE=DATE:20240517"];
  const calendar = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//garden.example//try//EN"];
  const text = [...calendar, ...event, ...days, "END:VEVENT", "END:VCALENDAR", ""].join("\r\n");

  const iterator = new ICAL.Event(new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent("vevent")).iterator();
  const one = [];
  for (let day = iterator.next(); day; day = iterator.next()) one.push(day.toString());

  const parsed = Object.values(nodeIcal.sync.parseICS(text)).find(({ type }) => type === "VEVENT");
  const all = { from: new Date("2024-01-01"), to: new Date("2030-01-01") };
  const other = nodeIcal.expandRecurringEvent(parsed, all).map(({ start }) => start.toISOString().slice(0, 10));
  console.log(`${name}: ical.js ${one.join(" ")}; node-ical ${other.join(" ")}`);
}
JS
seen=$(TZ=UTC node --no-warnings try.mjs)
echo "$seen"
expected='list: ical.js 2024-06-01 2024-06-15; node-ical 2024-05-17
rule and list: ical.js 2024-05-17 2024-06-01 2025-05-17; node-ical 2024-05-17 2025-05-17'
[ "$seen" = "$expected" ] || { echo "changed: expected"; echo "$expected"; exit 1; }
