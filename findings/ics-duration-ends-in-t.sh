#!/usr/bin/env bash
# ics 3.12.0: a duration of whole days or weeks, and an alarm as long before, is written with a 'T' that nothing follows.
#
# RFC 5545, 3.3.6: the 'T' begins the part with hours, minutes and seconds, of which at least one must follow; a duration in weeks
# has no such part at all. ics writes the letter in any case, so 'P3DT' and 'P1WT' are no durations by that grammar. ical.js 2.2.1 and
# node-ical 0.26.1 read 'P3DT' as three days; a strict reader need not. With hours behind it, or with `end`, the text is right.
#
# Seen: 3 days: P3DT · 1 week: P1WT · 1 day 2 hours: P1DT2H · an alarm 2 days before: -P2DT
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund ics@3.12.0 >/dev/null
cat >try.mjs <<'JS'
import { createEvent } from "ics";

const line = (name, event) => {
  const { error, value } = createEvent({ title: "Oak in bloom", start: [2024, 5, 17], ...event });
  return error ?? value.match(new RegExp(`^${name}:(.*)\r$`, "m"))[1];
};
console.log(`3 days: ${line("DURATION", { duration: { days: 3 } })}`);
console.log(`1 week: ${line("DURATION", { duration: { weeks: 1 } })}`);
console.log(`1 day 2 hours: ${line("DURATION", { duration: { days: 1, hours: 2 } })}`);
const alarms = [{ action: "display", description: "soon", trigger: { days: 2, before: true } }];
console.log(`alarm: ${line("TRIGGER", { end: [2024, 5, 18], alarms })}`);
JS
seen=$(node try.mjs)
echo "$seen"
expected='3 days: P3DT
1 week: P1WT
1 day 2 hours: P1DT2H
alarm: -P2DT'
[ "$seen" = "$expected" ] || { echo "changed: expected"; echo "$expected"; exit 1; }
