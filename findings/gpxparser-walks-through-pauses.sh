#!/usr/bin/env bash
# gpxparser 3.0.8: of a track with a pause the way between the two parts is counted, and a note with '&' comes out as markup.
#
# Its readme: total and cumulative distances of a track. By GPX 1.1, trksegType, a new segment begins where reception was lost or the receiver
# was off, so that what lies between two segments was not recorded. gpxparser puts all points of a track into one list, in
# `toGeoJSON` as one line too: two walks of 111 m in gardens a degree apart are 111 km. As two tracks they are right.
# Of a name or note it gives what stands between the tags as it is written in XML: 'Oak & ash', which any XML must write as 'Oak &amp; ash',
# keeps the 'amp;', and a page that shows texts shows it.
#
# Seen: two segments 111306 m, LineString · two tracks 111 m and 111 m · note "Oak &amp; ash"
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund gpxparser@3.0.8 >/dev/null
cat >try.cjs <<'JS'
const GpxParser = require("gpxparser");

const walk = (lat) => `<trkseg><trkpt lat="${lat}" lon="2"/><trkpt lat="${lat}.001" lon="2"/></trkseg>`;
const read = (...tracks) => {
  const gpx = new GpxParser();
  const inner = tracks.map((track) => `<trk><desc>Oak &amp; ash</desc>${track}</trk>`).join("");
  gpx.parse(`<gpx xmlns="http://www.topografix.com/GPX/1/1" version="1.1" creator="x">${inner}</gpx>`);
  return gpx;
};
const meters = (gpx) => gpx.tracks.map(({ distance }) => `${Math.round(distance.total)} m`).join(" and ");
const paused = read(walk(1) + walk(2));
const kinds = paused.toGeoJSON().features.map(({ geometry }) => geometry.type);
console.log(
  `two segments ${meters(paused)}, ${kinds.join()} · two tracks ${meters(read(walk(1), walk(2)))} · note ${JSON.stringify(paused.tracks[0].desc)}`,
);
JS
seen=$(node --no-warnings try.cjs)
echo "$seen"
[ "$seen" = 'two segments 111306 m, LineString · two tracks 111 m and 111 m · note "Oak &amp; ash"' ]
