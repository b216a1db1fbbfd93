#!/usr/bin/env bash
# little-date 1.2.1: six whole years are shown as the first of them, and five quarters as the first.
#
# `formatDateRange` of vercel/little-date shortens a range to a month, a quarter or a year where it fills one. It compares the days and months of
# both ends, but for the year and the quarter not their years: from January 1, 2019 to December 31, 2024 is “2019”, and from April 1, 2024 to
# June 30, 2025 “Q2 2024”. May 2024 to May 2025 is “May - May 2025”. Ranges that fill neither name both years.
#
# Seen: 2019-01-01 to 2024-12-31: 2019 · 2024-04-01 to 2025-06-30: Q2 2024
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund little-date@1.2.1 >/dev/null
cat >try.cjs <<'JS'
const { formatDateRange } = require("little-date");

const today = new Date("2026-12-01T12:00");
for (const [from, to] of [
  ["2024-01-01", "2024-12-31"],
  ["2019-01-01", "2024-12-31"],
  ["2024-04-01", "2025-06-30"],
  ["2024-05-01", "2025-05-31"],
  ["2023-11-15", "2024-02-10"],
]) {
  const range = formatDateRange(new Date(`${from}T00:00`), new Date(`${to}T23:59:59`), { today });
  console.log(`${from} to ${to}: ${range}`);
}
JS
seen=$(TZ=UTC node try.cjs)
echo "$seen"
expected="2024-01-01 to 2024-12-31: 2024
2019-01-01 to 2024-12-31: 2019
2024-04-01 to 2025-06-30: Q2 2024
2024-05-01 to 2025-05-31: May - May 2025
2023-11-15 to 2024-02-10: Nov 15 '23 - Feb 10 '24"
[ "$seen" = "$expected" ] || { echo "changed: expected"; echo "$expected"; exit 1; }
