#!/usr/bin/env bash
# @edtf-ts/core 0.4.2: spring of the northern hemisphere is from September to November; the words that it has for it are right.
#
# EDTF (Library of Congress, level 2, sub-year groupings): 25 to 28 are spring, summer, autumn and winter of the northern hemisphere, 29
# to 32 those of the southern. `formatHuman` says so. The months that the date covers, `min` and `max`, are those of the other half of
# the earth, so that a tree planted in '2024-25' was not planted in April; 29 to 32 are refused. The seasons without a hemisphere,
# 21 to 24, and the quarters are right.
#
# Seen: 2024-25 Spring (Northern Hemisphere) 2024: 2024-09-01 to 2024-11-30 · 2024-21 Spring 2024: 2024-03-01 to 2024-05-31
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @edtf-ts/core@0.4.2 >/dev/null
cat >try.mjs <<'JS'
import { formatHuman, parse } from "@edtf-ts/core";

const day = (time) => new Date(time).toISOString().slice(0, 10);
for (const text of ["2024-21", "2024-25", "2024-26", "2024-27", "2024-28", "2024-29", "2024-33"]) {
  const { success, value } = parse(text);
  console.log(`${text}: ${success ? `${formatHuman(value)}: ${day(value.min)} to ${day(value.max)}` : "refused"}`);
}
JS
seen=$(TZ=UTC node --no-warnings try.mjs)
echo "$seen"
expected='2024-21: Spring 2024: 2024-03-01 to 2024-05-31
2024-25: Spring (Northern Hemisphere) 2024: 2024-09-01 to 2024-11-30
2024-26: Summer (Northern Hemisphere) 2024: 2024-12-01 to 2025-02-28
2024-27: Autumn (Northern Hemisphere) 2024: 2024-03-01 to 2024-05-31
2024-28: Winter (Northern Hemisphere) 2024: 2024-06-01 to 2024-08-31
2024-29: refused
2024-33: Quarter 1 2024: 2024-01-01 to 2024-03-31'
[ "$seen" = "$expected" ] || { echo "changed: expected"; echo "$expected"; exit 1; }
