import { boxesIn, found, type Box } from "./heic-boxes";
import { namedProfile } from "./icc-profile";

const iccKinds = new Set(["prof", "rICC"]);

/** Which properties belong to an item, counted from 1, by `ipma`. @throws RangeError where it is cut */
function propertiesOf(item: number, file: Buffer, { from }: Box): number[] {
  const idBytes = file[from] === 0 ? 2 : 4;
  const indexBytes = ((file[from + 3] ?? 0) & 1) + 1;
  let at = from + 8;
  for (let left = file.readUInt32BE(from + 4); left > 0; left -= 1) {
    const id = file.readUIntBE(at, idBytes);
    const count = file.readUInt8(at + idBytes);
    at += idBytes + 1;
    if (id === item)
      // The first bit says whether it must be understood.
      return Array.from(
        { length: count },
        (_, n) =>
          file.readUIntBE(at + n * indexBytes, indexBytes) & (indexBytes === 1 ? 0x7f : 0x7fff),
      );
    at += count * indexBytes;
  }
  return [];
}

/** The `colr` boxes of the picture that a file shows, or of any if it has none of its own: a mask or a gain map has colors too. */
function colorsIn(file: Buffer): Box[] {
  const meta = found(boxesIn(file, 0, file.length), "meta");
  if (!meta) return [];
  const boxes = boxesIn(file, meta.from + 4, meta.to);
  const [primary, properties] = [found(boxes, "pitm"), found(boxes, "iprp")];
  const inside = properties ? boxesIn(file, properties.from, properties.to) : [];
  const [list, places] = [found(inside, "ipco"), found(inside, "ipma")];
  if (!primary || !list) return [];
  const all = boxesIn(file, list.from, list.to);
  const id = file.readUIntBE(primary.from + 4, file[primary.from] === 0 ? 2 : 4);
  const own = places ? propertiesOf(id, file, places).map((n) => all[n - 1]) : [];
  const colors = (some: (Box | undefined)[]) =>
    some.filter((box): box is Box => box?.type === "colr" && box.to - box.from >= 11);
  return colors(own).length > 0 ? colors(own) : colors(all);
}

/** The color profile of a HEIC file's picture: the decoder does not convert colors. Null means sRGB. */
export function heicProfile(file: Buffer): Buffer | null {
  const colors = colorsIn(file).map(({ from, to }) => ({
    kind: file.toString("latin1", from, from + 4),
    content: file.subarray(from + 4, to),
  }));
  const profile = colors.find(({ kind }) => iccKinds.has(kind))?.content;
  if (profile && profile.length > 128 && profile.toString("latin1", 36, 40) === "acsp")
    return profile;
  const named = colors.find(({ kind }) => kind === "nclx")?.content;
  return named ? namedProfile(named.readUInt16BE(0), named.readUInt16BE(2)) : null;
}
