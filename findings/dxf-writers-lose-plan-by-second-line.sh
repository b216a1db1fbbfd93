#!/usr/bin/env bash
# dxf-writer 1.18.4 and @tarikjabiri/dxf 2.9.0: a note of two lines leaves a plan of which nothing can be read any more.
#
# DXF reference: a file is pairs of lines, a group code and its value; a line break within a text is '^J' in TEXT, '\P' in MTEXT, which is
# the kind for notes of several lines. Both packages write the text as it was given. Its second line stands where a code is due, all
# pairs behind it are shifted by one, and dxf 5.3.1 finds no entity in the file, neither the note nor what was drawn before it.
# Neither readme says that a text must be one line. With '\P' written by hand into the MTEXT the plan is whole.
#
# Seen, entities read: one line 3 and 3 · two lines 0 and 0 · '\P' in MTEXT 3
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund dxf-writer@1.18.4 @tarikjabiri/dxf@2.9.0 dxf@5.3.1 >/dev/null
cat >try.cjs <<'JS'
const { DxfWriter, point3d } = require("@tarikjabiri/dxf");
const { Helper } = require("dxf");
const Drawing = require("dxf-writer");

/** A pond, a note and a tree. */
function byDrawing(note) {
  const plan = new Drawing();
  plan.drawCircle(0, 0, 5);
  plan.drawText(0, 0, 1, 0, note);
  plan.drawCircle(9, 9, 1);
  return plan.toDxfString();
}

function byWriter(note) {
  const plan = new DxfWriter();
  plan.addCircle(point3d(0, 0), 5);
  plan.addMText(point3d(0, 0), 1, note);
  plan.addCircle(point3d(9, 9), 1);
  return plan.stringify();
}

const count = (file) => new Helper(file).parsed.entities.length;
for (const note of ["Pond", "Pond\nof 2024", "Pond\\Pof 2024"])
  console.log(`${JSON.stringify(note)}: dxf-writer ${count(byDrawing(note))}, @tarikjabiri/dxf ${count(byWriter(note))}`);
JS
seen=$(node --no-warnings try.cjs)
echo "$seen"
expected=$(cat <<'TEXT'
"Pond": dxf-writer 3, @tarikjabiri/dxf 3
"Pond\nof 2024": dxf-writer 0, @tarikjabiri/dxf 0
"Pond\\Pof 2024": dxf-writer 3, @tarikjabiri/dxf 3
TEXT
)
[ "$seen" = "$expected" ] || { echo "changed: expected"; echo "$expected"; exit 1; }
