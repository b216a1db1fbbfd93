#!/usr/bin/env bash
# @fulcrumapp/tokml 0.7.1 and @maphubs/tokml 0.6.1 write a blank for each 0 and each `false`, so that none counted is nothing known.
#
# Both are newer copies of tokml 0.4.0, which makes KML of GeoJSON. The properties of a feature become its ExtendedData. RFC
# 7946, 3.2 lets a property be any JSON, and the value of KML's Data is any text. tokml writes '0' and 'false';
# the copies pass over what JavaScript holds for false. Read again by @tmcw/togeojson 7.1.3 the count is an empty text, which neither
# sorts nor adds up, and a plant that is not native is one of which that is unknown. Numbers above 0 and `true` are right.
#
# Seen, count 0, native false, seen 5: tokml "0" "false" "5" · @fulcrumapp/tokml "" "" "5" · @maphubs/tokml "" "" "5"
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund tokml@0.4.0 @fulcrumapp/tokml@0.7.1 @maphubs/tokml@0.6.1 \
  @tmcw/togeojson@7.1.3 @xmldom/xmldom@0.9.12 >/dev/null
cat >try.mjs <<'JS'
import fulcrum from "@fulcrumapp/tokml";
import maphubs from "@maphubs/tokml";
import { kml } from "@tmcw/togeojson";
import { DOMParser } from "@xmldom/xmldom";
import tokml from "tokml";

const plant = {
  type: "Feature",
  properties: { name: "Oak", count: 0, native: false, seen: 5 },
  geometry: { type: "Point", coordinates: [16, 48] },
};
for (const [name, write] of Object.entries({ tokml, "@fulcrumapp/tokml": fulcrum, "@maphubs/tokml": maphubs })) {
  const [again] = kml(new DOMParser().parseFromString(write(plant), "text/xml")).features;
  const { count, native, seen } = again.properties;
  console.log(`${name}: ${JSON.stringify({ count, native, seen })}`);
}
JS
seen=$(node --no-warnings try.mjs)
echo "$seen"
expected='tokml: {"count":"0","native":"false","seen":"5"}
@fulcrumapp/tokml: {"count":"","native":"","seen":"5"}
@maphubs/tokml: {"count":"","native":"","seen":"5"}'
[ "$seen" = "$expected" ] || { echo "changed: expected"; echo "$expected"; exit 1; }
