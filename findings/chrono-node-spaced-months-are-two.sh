#!/usr/bin/env bash
# chrono-node 2.10.3: a range of two months written with a hyphen between blanks is two dates; with a dash it is one range.
#
# Its readme has '17 August 2013 - 19 August 2013' among what it reads, a range with a hyphen between blanks, and a month alone is a
# date too. For 'April - September', as field guides and nurseries write when a plant flowers, it gives two results: one for 'April -',
# the hyphen included, and one for 'September'. Neither has an end, and whoever takes the first, as `parseDate` does, has April
# alone. 'April-September', 'April – September' with an en dash, 'April to September', and the same with a day or a year in front of the
# hyphen, are one range. The hyphen is taken into the month's text, where a year might follow, and is missing between the two.
#
# Seen: 'April - September' [April -] [September] · 'April-September', 'April – September', with 'to', with days or years: one range
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund chrono-node@2.10.3 >/dev/null
cat >try.mjs <<'JS'
import { parse } from "chrono-node";

const day = (part) => (part ? part.date().toISOString().slice(0, 10) : "no end");
for (const text of [
  "April - September",
  "April - September 2024",
  "April-September",
  "April – September",
  "April to September",
  "April 2024 - September 2024",
  "1 April - 30 September",
]) {
  const found = parse(text, new Date("2026-05-30T12:00:00Z"));
  const shown = found.map(({ text: words, start, end }) => `[${words}] ${day(start)} to ${day(end)}`);
  console.log(`${text}: ${shown.join(" and ")}`);
}
JS
seen=$(TZ=UTC node try.mjs)
echo "$seen"
expected='April - September: [April -] 2026-04-01 to no end and [September] 2026-09-01 to no end
April - September 2024: [April -] 2026-04-01 to no end and [September 2024] 2024-09-01 to no end
April-September: [April-September] 2026-04-01 to 2026-09-01
April – September: [April – September] 2026-04-01 to 2026-09-01
April to September: [April to September] 2026-04-01 to 2026-09-01
April 2024 - September 2024: [April 2024 - September 2024] 2024-04-01 to 2024-09-01
1 April - 30 September: [1 April - 30 September] 2026-04-01 to 2026-09-30'
[ "$seen" = "$expected" ] || { echo "changed: expected"; echo "$expected"; exit 1; }
