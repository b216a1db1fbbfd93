/** A number as ICC profiles write it: 16 bits before the point, 16 behind it. */
function fixed(...numbers: number[]): Buffer {
  const bytes = Buffer.alloc(numbers.length * 4);
  for (const [n, number] of numbers.entries())
    bytes.writeInt32BE(Math.round(number * 65536), n * 4);
  return bytes;
}

const zeros = Buffer.alloc(4);
const xyz = (numbers: readonly number[]) =>
  Buffer.concat([Buffer.from("XYZ "), zeros, fixed(...numbers)]);

function count(number: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(number);
  return bytes;
}

function description(name: string): Buffer {
  const text = Buffer.from(`${name}\0`, "latin1");
  // Behind the name come the same in Unicode and for the Macintosh, both empty.
  return Buffer.concat([Buffer.from("desc"), zeros, count(text.length), text, Buffer.alloc(78)]);
}

/** The light, 0 to 1, of each of 256 values. */
function curve(lightOf: (value: number) => number): Buffer {
  const table = Buffer.alloc(512);
  for (let n = 0; n < 256; n += 1) table.writeUInt16BE(Math.round(lightOf(n / 255) * 65535), n * 2);
  return Buffer.concat([Buffer.from("curv"), zeros, count(256), table]);
}

/** Colorants of red, green and blue, relative to D50. */
type Colorants = readonly [
  red: readonly number[],
  green: readonly number[],
  blue: readonly number[],
];

/** An ICC profile of three colors and a curve. */
function profileOf(name: string, colorants: Colorants, lightOf: (value: number) => number): Buffer {
  const [red, green, blue] = colorants.map(xyz) as [Buffer, Buffer, Buffer];
  const light = curve(lightOf);
  const tags: [string, Buffer][] = [
    ["desc", description(name)],
    ["cprt", Buffer.concat([Buffer.from("text"), zeros, Buffer.from("none\0", "latin1")])],
    ["wtpt", xyz([0.95045, 1, 1.08905])],
    ["rXYZ", red],
    ["gXYZ", green],
    ["bXYZ", blue],
    ...["rTRC", "gTRC", "bTRC"].map((tag): [string, Buffer] => [tag, light]),
  ];
  const head = Buffer.alloc(128);
  head.writeUInt32BE(0x02100000, 8);
  head.write("mntrRGB XYZ ", 12, "latin1");
  head.write("acsp", 36, "latin1");
  fixed(0.9642, 1, 0.82491).copy(head, 68);
  const table = Buffer.alloc(4 + tags.length * 12);
  table.writeUInt32BE(tags.length);
  const values: Buffer[] = [];
  let at = head.length + table.length;
  for (const [n, [signature, value]] of tags.entries()) {
    table.write(signature, 4 + n * 12, "latin1");
    table.writeUInt32BE(at, 8 + n * 12);
    table.writeUInt32BE(value.length, 12 + n * 12);
    const padded = Buffer.concat([value, Buffer.alloc((4 - (value.length % 4)) % 4)]);
    values.push(padded);
    at += padded.length;
  }
  head.writeUInt32BE(at);
  return Buffer.concat([head, table, ...values]);
}

/** Of Adobe RGB (1998) Color Image Encoding, 4.3.5.3; its gamma is 563/256. */
const adobe: Colorants = [
  [0.60974, 0.31111, 0.01947],
  [0.20528, 0.62567, 0.06087],
  [0.14919, 0.06322, 0.74457],
];

/** An ICC profile of Adobe RGB (1998), for pictures that only name it. */
export const adobeRgb = (): Buffer =>
  profileOf("Adobe RGB (1998)", adobe, (value) => value ** (563 / 256));

/** Of BT.709, as sRGB has them, adapted to D50 by Bradford's method. */
const bt709: Colorants = [
  [0.43607, 0.2225, 0.01393],
  [0.38506, 0.71688, 0.0971],
  [0.14308, 0.06062, 0.71417],
];

/** By the numbers of ITU-T H.273, adapted likewise. */
const primaries = new Map<number, Colorants>([
  [1, bt709],
  // BT.2020.
  [
    9,
    [
      [0.67346, 0.27903, -0.00193],
      [0.16566, 0.67534, 0.02998],
      [0.1251, 0.04563, 0.79716],
    ],
  ],
  // Display P3.
  [
    12,
    [
      [0.5151, 0.24118, -0.00105],
      [0.29197, 0.69224, 0.04188],
      [0.15715, 0.06658, 0.78438],
    ],
  ],
]);

/** An ICC profile of sRGB's colors and a plain gamma, for pictures that only say this. */
export const gammaProfile = (gamma: number): Buffer =>
  profileOf("By its gamma", bt709, (value) => value ** gamma);

/** What is white on paper, in candelas a square meter (ITU-R BT.2408). */
const paperWhite = 203;

/** Light of a bright display as one of a usual one shows it: highlights get closer and closer to its white. */
const toned = (light: number) =>
  light < 0.5 ? light : 0.5 + 0.5 * (1 - Math.exp(-(light - 0.5) / 0.5));

/** SMPTE ST 2084. */
function perceptualQuantizer(value: number): number {
  const root = value ** (1 / 78.84375);
  const light = Math.max(0, root - 0.8359375) / (18.8515625 - 18.6875 * root);
  return toned((10_000 * light ** (1 / 0.1593017578125)) / paperWhite);
}

/** ITU-R BT.2100, on a display of 1000 candelas a square meter. */
function hybridLogGamma(value: number): number {
  const scene =
    value <= 0.5 ? value ** 2 / 3 : (Math.exp((value - 0.55991073) / 0.17883277) + 0.28466892) / 12;
  return toned((1000 * scene ** 1.2) / paperWhite);
}

const srgb = (value: number) =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;

/** Transfer characteristics of pictures for bright displays, by the numbers of ITU-T H.273. */
const bright = new Map([
  [16, perceptualQuantizer],
  [18, hybridLogGamma],
]);

/**
 * An ICC profile for colors that a file names by the numbers of ITU-T H.273 (CICP), as HEIC does; null where they are those
 * of sRGB or not known. Pictures of PQ and HLG, for bright displays, become what a usual display can show.
 */
export function namedProfile(primariesNumber: number, transfer: number): Buffer | null {
  const lightOf = bright.get(transfer);
  const colorants = primaries.get(primariesNumber);
  if (!colorants || (!lightOf && primariesNumber === 1)) return null;
  return profileOf("By its numbers", colorants, lightOf ?? srgb);
}
