#!/usr/bin/env bash
# convert-units 2.3.4: `toBest` gives feet as those of American land surveyors, so that a shrub of 2 ft is 1.999996 US Survey Feet.
#
# Its readme: `toBest` converts to the best unit, the one in which the number is smallest without falling below 1. Among the units of length
# are two feet, 'ft' (by the agreement of 1959 exactly 0.3048 m) and 'ft-us' (1200/3937 m), which NIST has deprecated since 2023 and which is
# longer by two millionths. So the latter always wins, from 1.000002 ft until there is a yard: 13 inches are 1.08 'ft-us', 2 ft are not even 2. Only 1 ft
# stays a foot. Excluded by hand, the foot is right, and meters are right as they are.
#
# Seen: 2 ft 1.999996 US Survey Feet · 13 in 1.083331 US Survey Feet · 1 ft 1 Foot · without 'ft-us' 2 ft 2 Feet · 190 cm 1.9 Meters
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund convert-units@2.3.4 >/dev/null
cat >try.cjs <<'JS'
const convert = require("convert-units");

const shown = ({ val, singular, plural }) => `${+val.toFixed(6)} ${val === 1 ? singular : plural}`;
for (const [value, unit] of [[2, "ft"], [2.5, "ft"], [13, "in"], [1, "ft"], [190, "cm"]]) {
  const length = convert(value).from(unit);
  const best = shown(length.toBest());
  console.log(`${value} ${unit}: ${best}; without 'ft-us': ${shown(length.toBest({ exclude: ["ft-us"] }))}`);
}
JS
seen=$(node try.cjs)
echo "$seen"
expected="2 ft: 1.999996 US Survey Feet; without 'ft-us': 2 Feet
2.5 ft: 2.499995 US Survey Feet; without 'ft-us': 2.5 Feet
13 in: 1.083331 US Survey Feet; without 'ft-us': 1.083333 Feet
1 ft: 1 Foot; without 'ft-us': 1 Foot
190 cm: 1.9 Meters; without 'ft-us': 1.9 Meters"
[ "$seen" = "$expected" ] || { echo "changed: expected"; echo "$expected"; exit 1; }
