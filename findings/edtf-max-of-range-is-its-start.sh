#!/usr/bin/env bash
# edtf 4.11.1: a set or list of dates that ends in a range, such as '[2020..2024]', has its `max` at the start of that range.
#
# EDTF (Library of Congress, level 2, set representation): '..' stands for all values between the two, with both of them. The readme
# says that `max` is the latest moment of a date and that `covers` rests on `min` and `max`. For a range at the end, `max` is that
# of its first value, so that what was planted in one year of '[2020..2024]' was not planted in 2023. The dates that the object
# lists, and a range with another date behind it, are right: the `max` of the last listed date is the one to use.
#
# Seen: [2020..2024] until 2020-12-31, covers 2023: false, lists 2020 to 2024 · [2020..2024,2026] until 2026-12-31, true
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund edtf@4.11.1 >/dev/null
cat >try.mjs <<'JS'
import edtf from "edtf";

const day = (time) => new Date(time).toISOString().slice(0, 10);
for (const text of ["[2020..2024]", "{2018,2020..2024}", "[2020..2024,2026]", "2020/2024"]) {
  const date = edtf(text);
  const covers = date.covers(edtf("2023"));
  const listed = [...date].map((one) => one.edtf);
  console.log(`${text}: ${day(date.min)} to ${day(date.max)}, covers 2023: ${covers}, lists ${listed.join(" ")}`);
}
JS
seen=$(TZ=UTC node --no-warnings try.mjs)
echo "$seen"
expected='[2020..2024]: 2020-01-01 to 2020-12-31, covers 2023: false, lists 2020 2021 2022 2023 2024
{2018,2020..2024}: 2018-01-01 to 2020-12-31, covers 2023: false, lists 2018 2020 2021 2022 2023 2024
[2020..2024,2026]: 2020-01-01 to 2026-12-31, covers 2023: true, lists 2020 2021 2022 2023 2024 2026
2020/2024: 2020-01-01 to 2024-12-31, covers 2023: true, lists 2020 2021 2022 2023 2024'
[ "$seen" = "$expected" ] || { echo "changed: expected"; echo "$expected"; exit 1; }
