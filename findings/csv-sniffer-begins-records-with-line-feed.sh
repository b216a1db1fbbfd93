#!/usr/bin/env bash
# csv-sniffer 0.1.1: where a file has cells in quotation marks, each record begins with a line feed.
#
# RFC 4180 ends lines with CR LF. csv-sniffer says so (`newlineStr` is "\r\n"), but where it has found quotation marks its records begin with
# "\n", so that the first cell of each, a date or a number, is none any more. The names of the columns are right, and so are the records of
# the same file without quotation marks, and of one that ends lines with LF.
#
# Seen: quoted, CR LF: ["\n2024-05-17","Luna","on the oak"] · plain, CR LF: ["2024-05-17","Luna","on the oak"]
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund csv-sniffer@0.1.1 >/dev/null
cat >try.cjs <<'JS'
const sniffer = new (require("csv-sniffer")())();

const quoted =
  'Date,Species,Note\r\n2024-05-17,Luna,"on the oak"\r\n2024-05-18,Wren,"in a box"\r\n';
for (const [what, text] of [
  ["quoted, CR LF", quoted],
  ["quoted, LF", quoted.replaceAll("\r", "")],
  ["plain, CR LF", quoted.replaceAll('"', "")],
]) {
  const { newlineStr, labels, records } = sniffer.sniff(text);
  console.log(`${what}: ${JSON.stringify(newlineStr)} ${labels} ${JSON.stringify(records)}`);
}
JS
seen=$(node try.cjs)
echo "$seen"
expected='quoted, CR LF: "\r\n" Date,Species,Note [["\n2024-05-17","Luna","on the oak"],["\n2024-05-18","Wren","in a box"]]
quoted, LF: "\n" Date,Species,Note [["2024-05-17","Luna","on the oak"],["2024-05-18","Wren","in a box"]]
plain, CR LF: "\r\n" Date,Species,Note [["2024-05-17","Luna","on the oak"],["2024-05-18","Wren","in a box"]]'
[ "$seen" = "$expected" ] || { echo "changed: expected"; echo "$expected"; exit 1; }
