#!/usr/bin/env bash
# dms-conversion 3.1.4: minutes and seconds behind negative degrees are added the wrong way, so that a place is up to two degrees off.
#
# Its readme: it converts degrees, minutes and seconds to decimal degrees; the expression by which `parseDms` reads them, `dmsRe`, takes a
# minus in front of the degrees. Minutes and seconds are parts of the angle, and the sign is that of the whole: -78°30' is -78.5, as
# coordinate-parser 1.0.7 reads it, whose readme has the form. dms-conversion goes from -78 half a degree to the east. The error is twice
# the minutes: Quito, at 78°30' west, moves 111 km. With a letter instead of the sign the angle is right, and so are decimal degrees.
# The minus of -0° is lost, by coordinate-parser too, so that a garden in London, at 0°7' west, comes to lie 18 km east.
#
# Seen: -78°30'0" -77.5 · -33°51'54" -32.135 · -0°7'39" 0.1275 · 78°30'0" W -78.5 · coordinate-parser -78.5, -33.865, 0.1275, -78.5
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund dms-conversion@3.1.4 coordinate-parser@1.0.7 >/dev/null
cat >try.mjs <<'JS'
import Coordinates from "coordinate-parser";
import { parseDms } from "dms-conversion";

for (const text of [`-78°30'0"`, `-33°51'54"`, `-0°7'39"`, `78°30'0" W`, "-78.5"]) {
  // coordinate-parser reads pairs of one form: here with a place on the equator.
  const north = text.endsWith("W") ? `0°0'0" N` : text.includes("°") ? `0°0'0",` : "0,";
  const other = new Coordinates(`${north} ${text}`).getLongitude();
  console.log(`${text}: dms-conversion ${parseDms(text).toFixed(4)}, coordinate-parser ${other.toFixed(4)}`);
}
JS
seen=$(node try.mjs)
echo "$seen"
expected=$(cat <<'TEXT'
-78°30'0": dms-conversion -77.5000, coordinate-parser -78.5000
-33°51'54": dms-conversion -32.1350, coordinate-parser -33.8650
-0°7'39": dms-conversion 0.1275, coordinate-parser 0.1275
78°30'0" W: dms-conversion -78.5000, coordinate-parser -78.5000
-78.5: dms-conversion -78.5000, coordinate-parser -78.5000
TEXT
)
[ "$seen" = "$expected" ] || { echo "changed: expected"; echo "$expected"; exit 1; }
