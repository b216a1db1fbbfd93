/** A number as ICC profiles write it: 16 bits before the point, 16 behind it. */
function fixed(...numbers: number[]): Buffer {
  const bytes = Buffer.alloc(numbers.length * 4);
  for (const [n, number] of numbers.entries())
    bytes.writeInt32BE(Math.round(number * 65536), n * 4);
  return bytes;
}

const zeros = Buffer.alloc(4);
const xyz = (...numbers: number[]) =>
  Buffer.concat([Buffer.from("XYZ "), zeros, fixed(...numbers)]);
const name = Buffer.from("Adobe RGB (1998)\0", "latin1");

function description(): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(name.length);
  // Behind the name come the same in Unicode and for the Macintosh, both empty.
  return Buffer.concat([Buffer.from("desc"), zeros, size, name, Buffer.alloc(78)]);
}

/** Its gamma of 563/256, with 8 bits behind the point. */
const curve = Buffer.concat([
  Buffer.from("curv"),
  zeros,
  Buffer.from([0, 0, 0, 1, 0x02, 0x33, 0, 0]),
]);

/** Colorants relative to D50, by Adobe RGB (1998) Color Image Encoding, 4.3.5.3. */
const tags: [string, Buffer][] = [
  ["desc", description()],
  ["cprt", Buffer.concat([Buffer.from("text"), zeros, Buffer.from("none\0", "latin1")])],
  ["wtpt", xyz(0.95045, 1, 1.08905)],
  ["rXYZ", xyz(0.60974, 0.31111, 0.01947)],
  ["gXYZ", xyz(0.20528, 0.62567, 0.06087)],
  ["bXYZ", xyz(0.14919, 0.06322, 0.74457)],
  ["rTRC", curve],
  ["gTRC", curve],
  ["bTRC", curve],
];

/** An ICC profile of Adobe RGB (1998), for pictures that only name it. */
export function adobeRgb(): Buffer {
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
