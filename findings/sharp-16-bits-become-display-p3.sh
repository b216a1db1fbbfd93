#!/usr/bin/env bash
# sharp 0.35.3 makes paler colors of a picture of 16 bits than of the same one of 8, as soon as it has a color profile.
#
# Both are red, 255, 0, 0, and have sRGB's own profile, so that nothing need be converted. sharp converts pictures of 16 bits
# with a profile to Display P3 to work on them, and by default writes what comes of it without a profile and without
# converting it back: whoever looks at it sees P3's numbers as sRGB, all colors paler. `withIccProfile("srgb")` converts them
# back. Of pictures without a profile it must not be said: it takes them for Display P3 then.
#
# Seen: 8 bits: 255,0,0 · 16 bits: 234,51,34 · 16 bits, told to be sRGB: 255,0,0
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund sharp@0.35.3 >/dev/null
cat >try.cjs <<'JS'
const sharp = require("sharp");

/** One red pixel as a PNG with sRGB's profile. */
async function png(bits) {
  const raw = { width: 1, height: 1, channels: 3 };
  const samples = bits === 16 ? Uint16Array.of(65535, 0, 0) : Uint8Array.of(255, 0, 0);
  const picture = sharp(samples, { raw }).toColourspace(bits === 16 ? "rgb16" : "srgb");
  const { icc } = await sharp(await sharp(samples.slice(0, 3), { raw }).withIccProfile("srgb").png().toBuffer()).metadata();
  const plain = await picture.png().toBuffer();
  const { deflateSync, crc32 } = require("node:zlib");
  const body = Buffer.concat([Buffer.from("iCCPsRGB\0\0"), deflateSync(icc)]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(body.length - 4);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return Buffer.concat([plain.subarray(0, 33), chunk, plain.subarray(33)]);
}

const color = async (picture) => [...(await picture.raw().toBuffer())].join();

(async () => {
  const [eight, sixteen] = [await png(8), await png(16)];
  const { depth, hasProfile } = await sharp(sixteen).metadata();
  if (depth !== "ushort" || !hasProfile) throw new Error("no picture of 16 bits with a profile");
  console.log(
    [
      await color(sharp(eight)),
      await color(sharp(sixteen)),
      await color(sharp(sixteen).withIccProfile("srgb")),
    ].join(" · "),
  );
})();
JS
seen=$(node try.cjs)
echo "sharp 0.35.3: $seen"
[ "$seen" = '255,0,0 · 234,51,34 · 255,0,0' ]
