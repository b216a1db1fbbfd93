/** A picture of RGBA, or of gray. */
interface Size {
  width: number;
  height: number;
  /** The pixels' color profile; null means sRGB. */
  profile: Buffer | null;
  /** Of each sample; 8 unless given. */
  bits?: 8 | 16;
  isGray?: boolean;
}

const short = 3;
const long = 4;
const undefinedBytes = 7;

/**
 * An uncompressed TIFF file, the simplest format with a color profile, and the part of it where its pixels belong: written
 * there, they are in memory once.
 */
export function blankTiff({ width, height, profile, bits = 8, isGray = false }: Size): {
  file: Buffer;
  pixels: Uint8ClampedArray;
} {
  const headerBytes = 8;
  const samples = isGray ? 1 : 4;
  const entries = 10 + (profile ? 1 : 0) + (isGray ? 0 : 1);
  const valuesAt = headerBytes + 2 + entries * 12 + 4;
  const profileAt = valuesAt + 8;
  const pixelsAt = profileAt + (profile?.length ?? 0) + ((profile?.length ?? 0) % 2);

  const length = (width * height * samples * bits) / 8;
  const file = Buffer.alloc(pixelsAt + length);
  file.write("II*\0", 0, "latin1");
  file.writeUInt32LE(headerBytes, 4);
  file.writeUInt16LE(entries, headerBytes);
  let at = headerBytes + 2;
  const entry = (tag: number, type: number, count: number, value: number) => {
    file.writeUInt16LE(tag, at);
    file.writeUInt16LE(type, at + 2);
    file.writeUInt32LE(count, at + 4);
    file.writeUInt32LE(value, at + 8);
    at += 12;
  };
  entry(256, long, 1, width);
  entry(257, long, 1, height);
  entry(258, short, samples, isGray ? bits : valuesAt); // bits of each sample
  entry(259, short, 1, 1); // not compressed
  entry(262, short, 1, isGray ? 1 : 2); // black is zero, or RGB
  entry(273, long, 1, pixelsAt);
  entry(277, short, 1, samples); // of a pixel
  entry(278, long, 1, height); // one strip
  entry(279, long, 1, length);
  entry(284, short, 1, 1); // samples side by side
  if (!isGray) entry(338, short, 1, 2); // the fourth is transparency
  if (profile) entry(34675, undefinedBytes, profile.length, profileAt);
  for (let sample = 0; sample < 4; sample += 1) file.writeUInt16LE(bits, valuesAt + sample * 2);
  profile?.copy(file, profileAt);
  const pixels = new Uint8ClampedArray(file.buffer, file.byteOffset + pixelsAt, length);
  return { file, pixels };
}
