#!/usr/bin/env bash
# ts-ics 2.4.6: a category with a comma becomes two, whether ts-ics writes it or reads it.
#
# RFC 5545, 3.8.1.2: CATEGORIES is a list of texts separated by commas, and by 3.3.11 a comma in a text has a backslash before it. ts-ics
# writes and reads that backslash in SUMMARY and LOCATION. In CATEGORIES it writes the comma as it is, so that 'Sedges, rushes' is
# two categories for every reader, and reads 'Sedges\, rushes' of others as 'Sedges\' and ' rushes'. ical.js 2.2.1 reads one.
#
# Seen: written CATEGORIES:Sedges, rushes,Ferns · read "Sedges\\" " rushes" "Ferns" · ical.js "Sedges, rushes" "Ferns" · its location "Pond, north"
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund ts-ics@2.4.6 ical.js@2.2.1 >/dev/null
cat >try.mjs <<'JS'
import { convertIcsCalendar, generateIcsCalendar } from "ts-ics";
import ICAL from "ical.js";

const day = (date) => ({ type: "DATE", date: new Date(`${date}T00:00:00Z`) });
const event = {
  ...{ uid: "1@example.org", summary: "Walk", location: "Pond, north", categories: ["Sedges, rushes", "Ferns"] },
  ...{ stamp: { date: new Date("2024-05-01T00:00:00Z") }, start: day("2024-05-17"), end: day("2024-05-18") },
};
const [written] = /^CATEGORIES.*$/m.exec(generateIcsCalendar({ version: "2.0", prodId: "-//x//EN", events: [event] }));
const lines = [
  ...["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//x//EN", "BEGIN:VEVENT", "UID:1@example.org"],
  ...["DTSTAMP:20240501T000000Z", "DTSTART;VALUE=DATE:20240517", "SUMMARY:Walk", "LOCATION:Pond\\, north"],
  ...["CATEGORIES:Sedges\\, rushes,Ferns", "END:VEVENT", "END:VCALENDAR", ""],
];
const [read] = convertIcsCalendar(undefined, lines.join("\r\n")).events;
const other = new ICAL.Component(ICAL.parse(lines.join("\r\n"))).getFirstSubcomponent("vevent");
const shown = (texts) => texts.map((text) => JSON.stringify(text)).join(" ");
const byOther = other.getFirstProperty("categories").getValues();
console.log(
  `written ${written.trim()} · read ${shown(read.categories)} · ical.js ${shown(byOther)} · its location ${shown([read.location])}`,
);
JS
seen=$(node try.mjs)
echo "$seen"
[ "$seen" = 'written CATEGORIES:Sedges, rushes,Ferns · read "Sedges\\" " rushes" "Ferns" · ical.js "Sedges, rushes" "Ferns" · its location "Pond, north"' ]
