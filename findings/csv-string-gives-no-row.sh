#!/usr/bin/env bash
# csv-string 4.1.1: a file whose first column is named 'Height, m' in quotes, and which has semicolons, has no rows at all, without an error.
#
# Its readme: `parse` gives the rows of a CSV text, and finds the separator by `detect`, 'the best separator', if none is given. `detect`
# takes whichever of , ; | and the tabulator stands first in the text, in quotes or not. By RFC 4180, 2.6 what stands in quotes is part of
# the value. If it is the wrong one, the quote is followed by something that may not follow it, and `parse` gives an empty list: nothing of
# the file, and no error. The same name in the second column does no harm. LibreOffice writes such a file with semicolons and 'Quote all
# text cells'. Given the separator, all is read.
#
# Seen: "Height, m";Name: ',' 0 rows · "Oak; red",30: ';' 0 rows · Name;"Height, m": ';' 2 rows · with the separator given 2 rows
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund csv-string@4.1.1 >/dev/null
cat >try.cjs <<'JS'
const { detect, parse } = require("csv-string");

for (const [separator, text] of [
  [";", '"Height, m";Name\n30;Oak\n'],
  [",", '"Oak; red",30\nAsh,20\n'],
  [";", 'Name;"Height, m"\nOak;30\n'],
]) {
  const [line] = text.split("\n");
  console.log(`${line}: '${detect(text)}' ${parse(text).length} rows; told '${separator}': ${parse(text, separator).length}`);
}
JS
seen=$(node try.cjs)
echo "$seen"
expected=$(cat <<'TEXT'
"Height, m";Name: ',' 0 rows; told ';': 2
"Oak; red",30: ';' 0 rows; told ',': 2
Name;"Height, m": ';' 2 rows; told ';': 2
TEXT
)
[ "$seen" = "$expected" ] || { echo "changed: expected"; echo "$expected"; exit 1; }
