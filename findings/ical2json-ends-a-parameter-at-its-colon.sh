#!/usr/bin/env bash
# ical2json 5.0.0: a line ends its name and parameters at the first colon, also where that stands within a quoted
# parameter, as in the example of ALTREP in RFC 5545 3.2.1 (`DESCRIPTION;ALTREP="cid:…":The text`). The rest of the
# address then stands in front of the text, without an error. Writing it out again joins the two halves, so that a test
# of there and back does not show it; what reads the JSON does. Seen with Node 20.20, 2026-12-01.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --omit=optional ical2json@5.0.0
cat >read.mjs <<'JS'
import * as ical2json from "ical2json";

const lines = (text) =>
  `BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\n${text}\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`;
const read = (text) => ical2json.convert(lines(text)).VCALENDAR[0].VEVENT[0].DESCRIPTION;
console.log(JSON.stringify(read("DESCRIPTION:Sow oaks")));
console.log(JSON.stringify(read("DESCRIPTION;LANGUAGE=en:Sow oaks")));
console.log(JSON.stringify(read("DESCRIPTION;ALTREP=\"https://example.org/oaks\":Sow oaks")));
JS
seen=$(node --no-warnings read.mjs)
echo "$seen"
expected='"Sow oaks"
{"_":"Sow oaks","LANGUAGE":"en"}
{"_":"//example.org/oaks\":Sow oaks","ALTREP":"\"https"}'
[ "$seen" = "$expected" ] || { echo "changed: expected"; echo "$expected"; exit 1; }
