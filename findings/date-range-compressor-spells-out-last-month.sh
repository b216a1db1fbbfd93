#!/usr/bin/env bash
# date-range-compressor 3.0.0: the last whole month of a range is given day by day, so that no year up to December 31 is whole.
#
# “Reduces a date range to full years, full months, and days”: 20240101 to 20241231 is no year, but eleven months and the 31 days of December,
# and April to June are two months and 30 days. One month alone is a month, and the last one is found where the range goes on for a day.
#
# Seen: 20240101 to 20241231: 0 years, 11 months, 31 days · 20240101 to 20250101: 1 years, 0 months, 1 days
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund date-range-compressor@3.0.0 >/dev/null
cat >try.cjs <<'JS'
const { compressDateRange } = require("date-range-compressor");

for (const [from, to] of [
  ["20240101", "20241231"],
  ["20240101", "20250101"],
  ["20240401", "20240630"],
  ["20240401", "20240701"],
  ["20240201", "20240229"],
]) {
  const { years, months, days } = compressDateRange(from, to);
  console.log(`${from} to ${to}: ${years.length} years, ${months.length} months, ${days.length} days`);
}
JS
seen=$(TZ=UTC node try.cjs)
echo "$seen"
expected='20240101 to 20241231: 0 years, 11 months, 31 days
20240101 to 20250101: 1 years, 0 months, 1 days
20240401 to 20240630: 0 years, 2 months, 30 days
20240401 to 20240701: 0 years, 3 months, 1 days
20240201 to 20240229: 0 years, 1 months, 0 days'
[ "$seen" = "$expected" ] || { echo "changed: expected"; echo "$expected"; exit 1; }
