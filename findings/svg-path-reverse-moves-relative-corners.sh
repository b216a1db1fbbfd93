#!/usr/bin/env bash
# svg-path-reverse 1.7.0: a path that begins with 'm' and goes on without a letter, as Inkscape writes it, becomes another shape.
#
# SVG 2, 9.3.3: pairs that follow those of a 'moveto' are lines, relative to the point before them after an 'm'; only the very first pair
# is absolute. The readme promises the same path in the other direction. svg-path-reverse adds the first point once more to the
# second, so that all corners behind it move: a bed of 20 by 20 reaches 30 by 30 and has another corner. The same path with an 'l' between
# the two, or with 'h' and 'v', is right. `normalize` of the same package does it too. svg-path-commander 2.3.3 reads all forms alike.
#
# Seen, 10,10 to 30,30: 'm 10,10 20,0 0,20 z' 10,10 to 40,40 · 'm 10,10 l 20,0 0,20 z' and 'm 10,10 h 20 v 20 z' 10,10 to 30,30
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund svg-path-reverse@1.7.0 svg-path-commander@2.3.3 >/dev/null
cat >try.mjs <<'JS'
import PathCommander from "svg-path-commander";
import paths from "svg-path-reverse";

const box = (path) => {
  const { x, y, x2, y2 } = PathCommander.getPathBBox(path);
  return `${x},${y} to ${x2},${y2}`;
};
for (const path of ["m 10,10 20,0 0,20 z", "m 10,10 l 20,0 0,20 z", "m 10,10 h 20 v 20 z"]) {
  const other = new PathCommander(path).reverse().toString();
  console.log(`${path}: ${box(path)}; reversed: ${paths.reverse(path)}: ${box(paths.reverse(path))}; commander: ${box(other)}`);
}
JS
seen=$(node --no-warnings try.mjs)
echo "$seen"
expected='m 10,10 20,0 0,20 z: 10,10 to 30,30; reversed: M 40 40 L 40 20 L 20 20 L 10 10 Z: 10,10 to 40,40; commander: 10,10 to 30,30
m 10,10 l 20,0 0,20 z: 10,10 to 30,30; reversed: M 30 30 L 30 10 L 10 10 Z: 10,10 to 30,30; commander: 10,10 to 30,30
m 10,10 h 20 v 20 z: 10,10 to 30,30; reversed: M 30 30 L 30 10 L 10 10 Z: 10,10 to 30,30; commander: 10,10 to 30,30'
[ "$seen" = "$expected" ] || { echo "changed: expected"; echo "$expected"; exit 1; }
