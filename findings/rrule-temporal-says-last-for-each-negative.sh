#!/usr/bin/env bash
# rrule-temporal 2.2.8: `toText` calls every day that is counted from the end the last one, whichever it is.
#
# RFC 5545, 3.3.10: in BYMONTHDAY, BYYEARDAY and BYSETPOS, and in front of a weekday in BYDAY, -1 is the last, -2 the one before it, and
# -10 'the tenth to the last day of the month'. rrule-temporal counts them right when it lists the days, but its description, made for
# people, has one word for all numbers below zero: the second-last Saturday of a month is announced as its last, which is a week later,
# and two different days are 'the last and last day'. rrule 2.8.1 tells them apart.
#
# Seen: -2SA 'on last Saturday', 20 January 2024 (rrule '2nd last Saturday') · -3,-1 'last and last day' · -1 'last day', 31 January
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund rrule-temporal@2.2.8 rrule@2.8.1 >/dev/null
cat >try.mjs <<'JS'
import rrule from "rrule";
import { RRuleTemporal } from "rrule-temporal";
import { toText } from "rrule-temporal/totext";

for (const part of ["BYDAY=-1SA", "BYDAY=-2SA", "BYMONTHDAY=-1", "BYMONTHDAY=-2", "BYMONTHDAY=-3,-1"]) {
  const rruleString = `DTSTART;VALUE=DATE:20240101\nRRULE:FREQ=MONTHLY;${part};COUNT=1`;
  const rule = new RRuleTemporal({ rruleString });
  const text = toText(rule, "en").match(/on .*?(?= at | for )/)[0];
  const other = rrule.rrulestr(`RRULE:FREQ=MONTHLY;${part}`).toText().replace("every month ", "");
  console.log(`${part}: ${rule.all()[0].toPlainDate()}, ${text}; rrule: ${other}`);
}
JS
seen=$(TZ=UTC node --no-warnings try.mjs)
echo "$seen"
expected='BYDAY=-1SA: 2024-01-27, on last Saturday; rrule: on the last Saturday
BYDAY=-2SA: 2024-01-20, on last Saturday; rrule: on the 2nd last Saturday
BYMONTHDAY=-1: 2024-01-31, on the last day of the month; rrule: on the last
BYMONTHDAY=-2: 2024-01-30, on the last day of the month; rrule: on the 2nd last
BYMONTHDAY=-3,-1: 2024-01-29, on the last and last day of the month; rrule: on the last and 3rd last'
[ "$seen" = "$expected" ] || { echo "changed: expected"; echo "$expected"; exit 1; }
