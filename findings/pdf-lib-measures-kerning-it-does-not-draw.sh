#!/usr/bin/env bash
# pdf-lib 1.17.1: `widthOfTextAtSize` of a standard font counts kerning, which `drawText` does not draw.
#
# The measure brings pairs such as 'TA' and 'VA' nearer, as Adobe's metrics of the font say. The page gets one plain `Tj`, and by
# ISO 32000-1, 9.4.3 and 9.4.4, that moves on by the widths of the glyphs alone; only the numbers of a `TJ` would kern. So what is
# drawn is wider than what was measured: a name set flush right or cut to the width of a label sticks out. The sum of the
# widths of its single letters is how far it really reaches.
#
# Seen, Helvetica at 100: 'TAXUS' measured 321.4, its letters 333.4 · 'wren' both 216.7 · drawn with Tj, no TJ
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund pdf-lib@1.17.1 >/dev/null
cat >try.mjs <<'JS'
import { inflateSync } from "node:zlib";
import { PDFDocument, StandardFonts } from "pdf-lib";

const document = await PDFDocument.create();
const font = await document.embedFont(StandardFonts.Helvetica);
const page = document.addPage([600, 200]);
const width = (text) => font.widthOfTextAtSize(text, 100);
for (const text of ["TAXUS", "VACCINIUM", "wren"]) {
  const letters = [...text].reduce((sum, letter) => sum + width(letter), 0);
  console.log(`${text}: measured ${width(text).toFixed(1)}, its letters ${letters.toFixed(1)}`);
}
page.drawText("TAXUS", { x: 10, y: 10, size: 100, font });
const bytes = Buffer.from(await document.save({ useObjectStreams: false }));
const at = bytes.indexOf("stream\n") + 7;
const drawn = inflateSync(bytes.subarray(at, bytes.indexOf("\nendstream", at))).toString();
console.log(drawn.match(/.*T[jJ]$/gm).join("; "));
JS
seen=$(node try.mjs)
echo "$seen"
expected='TAXUS: measured 321.4, its letters 333.4
VACCINIUM: measured 550.1, its letters 561.1
wren: measured 216.7, its letters 216.7
<5441585553> Tj'
[ "$seen" = "$expected" ] || { echo "changed: expected"; echo "$expected"; exit 1; }
