#!/usr/bin/env bash
# @we-gold/gpxjs 1.2.0: a track ends at the time of its last point but one, and its duration is without the way to the last.
#
# Its readme: `totalDuration` is the total duration of a track in seconds, `cumulative` the duration at each point. By GPX 1.1 the points of
# a segment are an ordered list, and the time of a point is when it was recorded. gpxjs goes through the points but never looks at the
# time of the last, while `distance` counts the way to it. Three points ten minutes apart last ten minutes, two last no time at all. So a
# walk with few points is too short, or too fast for who divides one by the other. The times of the points themselves are right.
#
# Seen: three points: 1112 m, ends 10:10, 600 s · two points: 556 m, ends 10:00, 0 s · the last point is of 10:20 and 10:10
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @we-gold/gpxjs@1.2.0 @xmldom/xmldom@0.9.12 >/dev/null
cat >try.mjs <<'JS'
import { parseGPXWithCustomParser } from "@we-gold/gpxjs";
import { DOMParser } from "@xmldom/xmldom";

const points = ["48.000", "48.005", "48.010"].map(
  (lat, i) => `<trkpt lat="${lat}" lon="16"><time>2024-05-17T10:${i}0:00Z</time></trkpt>`,
);
const minute = (time) => time.toISOString().slice(11, 16);
for (const count of [3, 2]) {
  const text = `<?xml version="1.0"?><gpx version="1.1" creator="try" xmlns="http://www.topografix.com/GPX/1/1">
<trk><trkseg>${points.slice(0, count).join("")}</trkseg></trk></gpx>`;
  const [file, error] = parseGPXWithCustomParser(text, (xml) => new DOMParser().parseFromString(xml, "text/xml"));
  if (error) throw error;
  const [{ distance, duration, points: read }] = file.tracks;
  const { startTime, endTime, totalDuration } = duration;
  const way = `${distance.total.toFixed(0)} m, ${minute(startTime)} to ${minute(endTime)}, ${totalDuration} s`;
  console.log(`${count} points: ${way}; the last point at ${minute(read.at(-1).time)}`);
}
JS
seen=$(node try.mjs)
echo "$seen"
expected='3 points: 1112 m, 10:00 to 10:10, 600 s; the last point at 10:20
2 points: 556 m, 10:00 to 10:00, 0 s; the last point at 10:10'
[ "$seen" = "$expected" ] || { echo "changed: expected"; echo "$expected"; exit 1; }
