#!/usr/bin/env bash
# @mapbox/shp-write 0.4.3 cuts the names of columns to ten letters, also where two become one: of a species there is only its author left.
#
# It makes a shapefile of GeoJSON. A name in its table (dBASE III) has at most ten letters; GDAL numbers those that would be the same
# (gdal.org/drv_shape.html). Darwin Core, in which iNaturalist and GBIF give observations, has scientificName beside
# scientificNameAuthorship. Both become `scientific`, twice in the head, without a warning. All texts are in the file, but shapefile
# 0.6.6 and shpjs 6.2.0, which make objects of its lines, give the last of the two.
#
# Seen, of Asclepias tuberosa by L.: head scientific scientific eventDate · shapefile and shpjs {"scientific":"L.","eventDate":"2026-05-17"}
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @mapbox/shp-write@0.4.3 shapefile@0.6.6 shpjs@6.2.0 jszip@3.10.1 >/dev/null
cat >try.mjs <<'JS'
import { zip } from "@mapbox/shp-write";
import JSZip from "jszip";
import { read } from "shapefile";
import shpjs from "shpjs";

const observation = {
  type: "Feature",
  geometry: { type: "Point", coordinates: [-79.93, 40.44] },
  properties: {
    scientificName: "Asclepias tuberosa",
    scientificNameAuthorship: "L.",
    eventDate: "2026-05-17",
  },
};
const written = await zip(
  { type: "FeatureCollection", features: [observation] },
  { outputType: "nodebuffer", compression: "STORE" },
);
const { files } = await JSZip.loadAsync(written);
const part = (end) =>
  Object.values(files).find(({ name }) => name.endsWith(end)).async("nodebuffer");
const table = await part(".dbf");
const head = [];
// A description of 32 bytes for each column, then a carriage return.
for (let at = 32; table[at] !== 13; at += 32)
  head.push(table.toString("latin1", at, at + 11).replace(/\0.*/, ""));
console.log(`head ${head.join(" ")}`);
const first = ({ features }) => JSON.stringify(features[0].properties);
console.log(`shapefile ${first(await read(await part(".shp"), table))}`);
console.log(`shpjs ${first(await shpjs(written))}`);
JS
seen=$(node --no-warnings try.mjs)
echo "$seen"
expected='head scientific scientific eventDate
shapefile {"scientific":"L.","eventDate":"2026-05-17"}
shpjs {"scientific":"L.","eventDate":"2026-05-17"}'
[ "$seen" = "$expected" ] || { echo "changed: expected"; echo "$expected"; exit 1; }
