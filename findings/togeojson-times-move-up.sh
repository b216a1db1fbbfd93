#!/usr/bin/env bash
# @tmcw/togeojson 7.1.3: a point of a GPX track without a time moves the times of all later points up by one.
#
# A point needs no time (GPX 1.1, wptType: minOccurs="0"). The line's `coordinateProperties` are to be read beside its coordinates,
# as the format that the package names, geojson-coordinate-properties, has it. The list `times` leaves out what is missing, so that
# it is shorter and its second entry belongs to the third point. Values from extensions are filled with null where they are missing.
#
# Seen, three points, the second bare: times 10:00 and 10:10 · heart rates 80, null, 90
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @tmcw/togeojson@7.1.3 @xmldom/xmldom@0.9.12 >/dev/null
cat >try.mjs <<'JS'
import { gpx } from "@tmcw/togeojson";
import { DOMParser } from "@xmldom/xmldom";

const rate = (n) => `<extensions><gpxtpx:TrackPointExtension><gpxtpx:hr>${n}</gpxtpx:hr></gpxtpx:TrackPointExtension></extensions>`;
const track = `<gpx version="1.1" creator="try" xmlns="http://www.topografix.com/GPX/1/1"
  xmlns:gpxtpx="http://www.garmin.com/xmlschemas/TrackPointExtension/v1"><trk><trkseg>
<trkpt lat="48.0" lon="16"><time>2024-05-17T10:00:00Z</time>${rate(80)}</trkpt>
<trkpt lat="48.1" lon="16"/>
<trkpt lat="48.2" lon="16"><time>2024-05-17T10:10:00Z</time>${rate(90)}</trkpt>
</trkseg></trk></gpx>`;
const { features } = gpx(new DOMParser().parseFromString(track, "text/xml"));
const { geometry, properties } = features[0];
console.log(`points: ${geometry.coordinates.length}`);
for (const [name, values] of Object.entries(properties.coordinateProperties))
  console.log(`${name}: ${JSON.stringify(values)}`);
JS
seen=$(node try.mjs)
echo "$seen"
expected='points: 3
times: ["2024-05-17T10:00:00Z","2024-05-17T10:10:00Z"]
heart: [80,null,90]'
[ "$seen" = "$expected" ] || { echo "changed: expected"; echo "$expected"; exit 1; }
