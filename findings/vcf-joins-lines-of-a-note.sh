#!/usr/bin/env bash
# vcf 2.1.2: a note of two lines that is set on a card is written as one, its words run together: the writer drops line
# breaks where RFC 6350 3.4 has `\n` for them. The reader leaves `\n`, `\,` and `\;` as they are in the file, where the same
# section has them read as the signs they stand for. Seen with Node 20.20, 2026-12-01.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --omit=optional vcf@2.1.2
cat >read.mjs <<'JS'
import VCard from "vcf";

const card = new VCard();
card.set("fn", "Ann Elm");
card.set("note", "Oaks\nAsters");
console.log(card.toString("4.0").split("\r\n").find((line) => line.startsWith("NOTE")));
const file = ["BEGIN:VCARD", "VERSION:4.0", "FN:Ann Elm", "NOTE:Oaks\\, asters\\nElms", "END:VCARD"].join("\r\n");
console.log(JSON.stringify(new VCard().parse(file).get("note").valueOf()));
JS
seen=$(node --no-warnings read.mjs)
echo "$seen"
expected='NOTE:OaksAsters
"Oaks\\, asters\\nElms"'
[ "$seen" = "$expected" ] || { echo "changed: expected"; echo "$expected"; exit 1; }
