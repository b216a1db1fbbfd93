#!/usr/bin/env bash
# @hebcal/noaa 0.12.3: in Samoa and Tonga, on the Chatham Islands and in part of Fiji the sunrise of a day is that of the next day.
#
# A calculator is made for a `GeoLocation` with its time zone and a `PlainDate`, and `getSunrise` is that day's. Behind the date line
# these islands have longitudes of -172 to -180 and clocks 12 or 13 hours ahead of UTC. The package takes the longitude alone, by which
# they would be the last to begin a day. Its types say that the day is adjusted for 'edge cases where the location crosses the
# antimeridian', by `GeoLocation#getAntimeridianAdjustment`; there is no such method in it. Pago Pago, 130 km from Apia and a day
# behind it, is right, and so is Auckland.
#
# Seen, asked for June 21: Apia 2024-06-22 06:49 · Nuku'alofa 2024-06-22 07:17 · Chatham Islands 2024-06-22 08:06 · Pago Pago 2024-06-21
#   06:46 · Auckland 2024-06-21 07:33 · getAntimeridianAdjustment: undefined
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @hebcal/noaa@0.12.3 temporal-polyfill@1.0.8 >/dev/null
cat >try.mjs <<'JS'
import "temporal-polyfill/global";
import { GeoLocation, NOAACalculator } from "@hebcal/noaa";

const places = [
  ["Apia", -13.83, -171.76, "Pacific/Apia"],
  ["Nuku'alofa", -21.14, -175.2, "Pacific/Tongatapu"],
  ["Chatham Islands", -43.95, -176.55, "Pacific/Chatham"],
  ["Pago Pago", -14.28, -170.7, "Pacific/Pago_Pago"],
  ["Auckland", -36.85, 174.76, "Pacific/Auckland"],
];
const day = Temporal.PlainDate.from("2024-06-21");
for (const [name, latitude, longitude, zone] of places) {
  const location = new GeoLocation(name, latitude, longitude, 0, zone);
  const sunrise = new NOAACalculator(location, day).getSunrise();
  console.log(`${name} ${sunrise.toString().slice(0, 16).replace("T", " ")}`);
}
console.log(`getAntimeridianAdjustment: ${typeof GeoLocation.prototype.getAntimeridianAdjustment}`);
JS
seen=$(node try.mjs)
echo "$seen"
expected="Apia 2024-06-22 06:49
Nuku'alofa 2024-06-22 07:17
Chatham Islands 2024-06-22 08:06
Pago Pago 2024-06-21 06:46
Auckland 2024-06-21 07:33
getAntimeridianAdjustment: undefined"
[ "$seen" = "$expected" ] || { echo "changed: expected"; echo "$expected"; exit 1; }
