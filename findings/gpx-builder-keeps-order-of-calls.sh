#!/usr/bin/env bash
# gpx-builder 6.0.0: what is said of a file as a whole stands behind its points, against GPX 1.1, if the points were given first.
#
# GPX 1.1, gpxType, is a sequence: `metadata`, then `wpt`, `rte`, `trk`, `extensions`, and a file in another order is not valid, which strict
# readers refuse. The readme sets them one by one, and says nothing of an order. gpx-builder writes them in the order in which they were
# set: tracks before points, and the name of the file behind all of them. The parts of a point are written as the format has them, in
# whatever order they were given. Call the setters in the order of the format.
#
# Seen: set as in GPX: metadata wpt trk · set the other way: trk wpt metadata · in a point: ele time name sym
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund gpx-builder@6.0.0 >/dev/null
cat >try.mjs <<'JS'
import { BaseBuilder, buildGPX } from "gpx-builder";

const { Metadata, Point, Segment, Track } = BaseBuilder.MODELS;
const time = new Date("2024-05-17T10:00:00Z");
const parts = [
  (gpx) => gpx.setMetadata(new Metadata({ name: "Garden" })),
  (gpx) => gpx.setWayPoints([new Point(48, 16, { sym: "Tree", name: "Oak", time, ele: 150 })]),
  (gpx) => gpx.setTracks([new Track([new Segment([new Point(48, 16)])])]),
];
const written = (order) => {
  const gpx = new BaseBuilder();
  for (const set of order) set(gpx);
  return buildGPX(gpx.toObject());
};
const names = (text, blanks) => [...text.matchAll(new RegExp(`^ {${blanks}}<(\\w+)`, "gm"))].map(([, name]) => name).join(" ");
const [point] = /<wpt[^]*<\/wpt>/.exec(written(parts));
console.log(`set as in GPX: ${names(written(parts), 2)} · set the other way: ${names(written(parts.toReversed()), 2)} · in a point: ${names(point, 4)}`);
JS
seen=$(node try.mjs)
echo "$seen"
[ "$seen" = "set as in GPX: metadata wpt trk · set the other way: trk wpt metadata · in a point: ele time name sym" ]
