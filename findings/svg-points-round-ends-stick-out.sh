#!/usr/bin/env bash
# svg-points 6.0.1: a rectangle with round ends, drawn with a radius larger than needed, becomes a path several times its size.
#
# SVG 2, 10.2 (rect): a radius greater than half of the width or height is taken for that half, so that a large `rx` is how one says 'as round
# as possible', and what a program leaves behind when a bed with round ends is made narrower. The readme: `toPath` gives the path of a shape.
# svg-points goes from corner to corner by the radius as it is: sides run backward and the arcs are too large. A bed of 10 by 5 reaches
# from -10 to 20 and from -15 to 20. With a radius that fits the path is right. svg-path-commander 2.3.3 has both right.
#
# Seen, 10 by 5, rx 2: svg-points 0,0 to 10,5 · rx 20: svg-points -10,-15 to 20,20 · svg-path-commander 0,0 to 10,5 for both
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund svg-points@6.0.1 svg-path-commander@2.3.3 >/dev/null
cat >try.mjs <<'JS'
import PathCommander from "svg-path-commander";
import { toPath } from "svg-points";

const box = (path) => {
  const { x, y, x2, y2 } = PathCommander.getPathBBox(path);
  return [x, y, x2, y2].map((n) => Math.round(n * 10) / 10).join();
};
for (const rx of [2, 20]) {
  const bed = { type: "rect", x: 0, y: 0, width: 10, height: 5, rx };
  const other = PathCommander.pathToString(PathCommander.shapeToPathArray({ ...bed }));
  console.log(`rx ${rx}: svg-points ${box(toPath(bed))}, svg-path-commander ${box(other)}`);
}
JS
seen=$(node --no-warnings try.mjs)
echo "$seen"
expected='rx 2: svg-points 0,0,10,5, svg-path-commander 0,0,10,5
rx 20: svg-points -10,-15,20,20, svg-path-commander 0,0,10,5'
[ "$seen" = "$expected" ] || { echo "changed: expected"; echo "$expected"; exit 1; }
