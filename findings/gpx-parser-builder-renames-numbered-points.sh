#!/usr/bin/env bash
# gpx-parser-builder 1.2.0: a waypoint named '007', as receivers number them, is '7' after reading and writing, and the file is of today.
#
# Its readme: it makes an object of a GPX text, and a GPX text of the object. By GPX 1.1, wptType, a `name` is a text, which receivers of
# the plain kind fill with '001', '002' and so on. What looks like a number becomes one, what looks like a boolean too: '1e3' is 1000, '1.50'
# is 1.5, 'true' is no text any more. Written again, names are others, and two different ones may be the same.
# If the file's metadata say no time, by metadataType 'the creation date of the file', the moment of reading is put in and written.
#
# Seen: 007 7 · 7 7 · 1.50 1.5 · 1e3 1000 · Oak Oak · time of the metadata: none, then that of the clock
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund gpx-parser-builder@1.2.0 >/dev/null
cat >try.mjs <<'JS'
import GPX from "gpx-parser-builder";

const names = ["007", "7", "1.50", "1e3", "Oak"];
const points = names.map((name) => `<wpt lat="48" lon="16"><name>${name}</name></wpt>`).join("");
const text = `<gpx xmlns="http://www.topografix.com/GPX/1/1" version="1.1" creator="x"><metadata><name>Garden</name></metadata>${points}</gpx>`;
const again = GPX.parse(text).toString();
const [metadata] = again.split("</metadata>");
const written = [...again.split("</metadata>")[1].matchAll(/<name>(.*?)<\/name>/g)].map(([, name]) => name);
const today = new Date().toISOString().slice(0, 10);
console.log(`names: ${names.map((name, n) => `${name} ${written[n]}`).join(" · ")}`);
console.log(`time: ${metadata.includes(`<time>${today}T`) ? "that of the clock" : "not that of the clock"}`);
JS
seen=$(TZ=UTC node --no-warnings try.mjs)
echo "$seen"
expected='names: 007 7 · 7 7 · 1.50 1.5 · 1e3 1000 · Oak Oak
time: that of the clock'
[ "$seen" = "$expected" ] || { echo "changed: expected"; echo "$expected"; exit 1; }
