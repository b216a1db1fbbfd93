#!/usr/bin/env bash
# togpx 0.5.4: of a track with a pause each point gets all times of a segment, instead of its own.
#
# A track whose recording paused has two segments. @mapbox/togeojson 0.16.2 makes a MultiLineString of it, with a list of times for each
# line in `coordTimes`, which togpx reads by default, as its readme says. It looks for a time by the point's number alone, the same in
# each line: of the number 0 it finds the whole list of the first segment, and writes all of it into the first point of both. By GPX 1.1,
# wptType, a point has one `time` at most. There and back, the second segment begins when the first did, an hour too early.
#
# Seen: without a pause 08:00 08:05 · with one 08:00+08:05 09:00+09:05 | 08:00+08:05 09:00+09:05 · read again 08:00 09:00 | 08:00 09:00
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund togpx@0.5.4 @mapbox/togeojson@0.16.2 @xmldom/xmldom@0.8.11 >/dev/null
cat >try.mjs <<'JS'
import togeojson from "@mapbox/togeojson";
import { DOMParser } from "@xmldom/xmldom";
import togpx from "togpx";

const point = (lat, time) => `<trkpt lat="${lat}" lon="8"><time>2024-05-17T${time}:00Z</time></trkpt>`;
const segment = (...points) => `<trkseg>${points.join("")}</trkseg>`;
const track = (...segments) =>
  `<gpx xmlns="http://www.topografix.com/GPX/1/1" version="1.1" creator="x"><trk>${segments.join("")}</trk></gpx>`;
const read = (text) => togeojson.gpx(new DOMParser().parseFromString(text, "text/xml"));
const there = segment(point(1, "08:00"), point(2, "08:05"));
const back = segment(point(3, "09:00"), point(4, "09:05"));

/** The clock of each point of a GPX text: points apart by blanks, several times of one by +, segments by a bar. */
const times = (text) =>
  [...text.matchAll(/<trkseg>(.*?)<\/trkseg>/g)]
    .map(([, inner]) =>
      [...inner.matchAll(/<trkpt.*?<\/trkpt>/g)]
        .map(([one]) => [...one.matchAll(/T(\d\d:\d\d)/g)].map(([, clock]) => clock).join("+"))
        .join(" "),
    )
    .join(" | ");
const paused = togpx(read(track(there, back)));
const again = read(paused)
  .features[0].properties.coordTimes.map((line) => line.map((one) => one.slice(11, 16)).join(" "))
  .join(" | ");
console.log(`without a pause ${times(togpx(read(track(there))))} · with one ${times(paused)} · read again ${again}`);
JS
seen=$(node try.mjs)
echo "$seen"
[ "$seen" = "without a pause 08:00 08:05 · with one 08:00+08:05 09:00+09:05 | 08:00+08:05 09:00+09:05 · read again 08:00 09:00 | 08:00 09:00" ]
