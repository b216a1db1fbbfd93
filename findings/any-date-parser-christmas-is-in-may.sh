#!/usr/bin/env bash
# any-date-parser 2.2.4: a day of the month above 12 that is written in front loses its first digit, so that 25/12/2024 is 12 May.
#
# The readme lists 14/03/2020 among the formats that it reads, as 'day month year'. In American English, the locale of many servers,
# 'month day year' is tried before it. What is looked for as a month need not begin where the number begins: as 25 is no month, the 2 is
# passed over and '5/12/2024' is read. The result is neither that day nor a refusal. With dots between the numbers the day is right.
# In British English days are right, and months in front go wrong likewise: 12/25/2024 is 12 February.
#
# Seen, en-US: 25/12/2024 2024-05-12 · 14/03/2020 2020-04-03 · 17-05-2024 2024-07-05 · 17.05.2024 2024-05-17 · en-GB: 2024-12-25
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund any-date-parser@2.2.4 >/dev/null
cat >try.mjs <<'JS'
import parser from "any-date-parser";

for (const text of ["25/12/2024", "14/03/2020", "17-05-2024", "17.05.2024", "12/25/2024"]) {
  const days = ["en-US", "en-GB"].map((locale) => {
    const date = parser.fromString(text, locale);
    return `${locale} ${date.isValid() ? date.toISOString().slice(0, 10) : "refused"}`;
  });
  console.log(`${text}: ${days.join(", ")}`);
}
JS
seen=$(TZ=UTC node --no-warnings try.mjs)
echo "$seen"
expected='25/12/2024: en-US 2024-05-12, en-GB 2024-12-25
14/03/2020: en-US 2020-04-03, en-GB 2020-03-14
17-05-2024: en-US 2024-07-05, en-GB 2024-05-17
17.05.2024: en-US 2024-05-17, en-GB 2024-05-17
12/25/2024: en-US 2024-12-25, en-GB 2024-02-12'
[ "$seen" = "$expected" ] || { echo "changed: expected"; echo "$expected"; exit 1; }
