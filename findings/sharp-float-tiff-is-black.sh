#!/usr/bin/env bash
# sharp 0.35.3 (libvips 8.18.3) makes black of a TIFF of floating point as soon as it has a color profile.
#
# TIFF's SampleFormat 3 is floating point, 0 black and 1 white; darktable, RawTherapee and Lightroom export photos so, always
# with a profile. libvips takes such samples for 0 to 255 when it converts colors by a profile (libvips/libvips#4674): all of
# them are next to 0, and the picture becomes black, without a warning. By the profile of this one, sRGB's, 0.5 is 128; without
# it, or told to ignore it, sharp takes 0.5 for half of white's light, which is 188.
#
# Seen: profile: 0 · none: 188 · profile ignored: 188
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund sharp@0.35.3 >/dev/null
cat >try.cjs <<'JS'
const sharp = require("sharp");

/** A gray TIFF of 8 pixels a side, each sample 0.5 in 32-bit floating point. */
function tiff(profile) {
  const pixels = Buffer.from(new Float32Array(8 * 8 * 3).fill(0.5).buffer);
  const tags = [
    ...[[256, 3, 1, 8], [257, 3, 1, 8], [258, 3, 3, [32, 32, 32]], [259, 3, 1, 1], [262, 3, 1, 2]],
    ...[[273, 4, 1, 0], [277, 3, 1, 3], [278, 3, 1, 8], [279, 4, 1, pixels.length], [339, 3, 3, [3, 3, 3]]],
    ...(profile ? [[34675, 7, profile.length, profile]] : []),
  ];
  const head = Buffer.alloc(8 + 2 + tags.length * 12 + 4);
  head.write("II*\0", 0, "latin1");
  head.writeUInt32LE(8, 4);
  head.writeUInt16LE(tags.length, 8);
  const values = [];
  let end = head.length;
  const put = (bytes) => {
    const at = end;
    const padded = Buffer.concat([bytes, Buffer.alloc(bytes.length % 2)]);
    values.push(padded);
    end += padded.length;
    return at;
  };
  const pixelsAt = put(pixels);
  tags.forEach(([tag, type, count, value], n) => {
    const at = 10 + n * 12;
    head.writeUInt16LE(tag, at);
    head.writeUInt16LE(type, at + 2);
    head.writeUInt32LE(count, at + 4);
    const bytes = Array.isArray(value) ? Buffer.from(Uint16Array.from(value).buffer) : value;
    head.writeUInt32LE(tag === 273 ? pixelsAt : Buffer.isBuffer(bytes) ? put(bytes) : bytes, at + 8);
  });
  return Buffer.concat([head, ...values]);
}

(async () => {
  // sharp's own profile of sRGB.
  const named = await sharp({ create: { width: 1, height: 1, channels: 3, background: "white" } })
    .withIccProfile("srgb")
    .jpeg()
    .toBuffer();
  const { icc } = await sharp(named).metadata();
  const light = async (file, options) => (await sharp(file, options).raw().toBuffer())[0];
  console.log(
    JSON.stringify({
      profile: await light(tiff(icc)),
      none: await light(tiff()),
      ignored: await light(tiff(icc), { ignoreIcc: true }),
    }),
  );
})();
JS
seen=$(node try.cjs)
echo "sharp 0.35.3: $seen"
[ "$seen" = '{"profile":0,"none":188,"ignored":188}' ]
