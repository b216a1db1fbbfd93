#!/usr/bin/env bash
# dxf-parser 1.1.2: a note of a plan that is longer than 250 characters loses the blank where it was divided, and two words become one.
#
# DXF reference, MTEXT: a text of more than 250 characters is divided into pieces of 250, in groups 3 and then 1, which make the text if
# they are put one behind the other. Where the 250th character falls is chance, so that a piece may end or begin with a blank.
# dxf-parser cuts the blanks off each piece before it joins them: 'along the fence' is 'along thefence'. dxf 5.3.1 keeps them.
#
# Seen, the note divided before and behind the blank: dxf-parser 'thefence' · dxf 'the fence' · divided within a word: both right
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund dxf-parser@1.1.2 dxf@5.3.1 >/dev/null
cat >try.mjs <<'JS'
import { parseString } from "dxf";
import DxfParser from "dxf-parser";

const end = "along the fence";
for (const [name, place] of Object.entries({ "behind the blank": 10, "before the blank": 9, "within a word": 11 })) {
  // Words enough for the 250th character to fall where it should.
  const note = `${"Hornbeam, water it well. ".repeat(10).slice(place, 250)}${end}`;
  const pieces = [note.slice(0, 250), note.slice(250)];
  const groups = [
    ...[[0, "SECTION"], [2, "ENTITIES"], [0, "MTEXT"], [8, "Notes"], [10, 0], [20, 0], [40, 2.5]],
    ...[[3, pieces[0]], [1, pieces[1]], [0, "ENDSEC"], [0, "EOF"]],
  ];
  const file = groups.map(([code, value]) => `${code}\n${value}\n`).join("");
  const [one] = new DxfParser().parseSync(file).entities;
  const [other] = parseString(file).entities;
  const tail = (text) => text.slice(text.lastIndexOf("along"));
  console.log(`${name}: dxf-parser '${tail(one.text)}', dxf '${tail(other.string)}'`);
}
JS
seen=$(node --no-warnings try.mjs)
echo "$seen"
expected="behind the blank: dxf-parser 'along thefence', dxf 'along the fence'
before the blank: dxf-parser 'along thefence', dxf 'along the fence'
within a word: dxf-parser 'along the fence', dxf 'along the fence'"
[ "$seen" = "$expected" ] || { echo "changed: expected"; echo "$expected"; exit 1; }
