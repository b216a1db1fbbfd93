/** The faces of a label. */
export type Face = "name" | "scientific" | "fact";

interface Widths {
  narrow: number;
  middling: number;
  capital: number;
  wide: number;
  space: number;
}

/**
 * Widths of letters in ems, from Newsreader semibold and italic. The sans is the system's own, so it is the widest
 * of the usual ones.
 */
const widths: Record<Face, Widths> = {
  name: { narrow: 0.37, middling: 0.56, capital: 0.72, wide: 0.84, space: 0.22 },
  scientific: { narrow: 0.3, middling: 0.46, capital: 0.66, wide: 0.75, space: 0.23 },
  fact: { narrow: 0.36, middling: 0.61, capital: 0.7, wide: 0.92, space: 0.3 },
};

/** The share of a line that an estimate may fill. */
const certain = 0.96;

const letterWidth = (letter: string, of: Widths) => {
  if (/[ijlftrsI.,:;'’()-]/.test(letter)) return of.narrow;
  if (/[mwMW]/.test(letter)) return of.wide;
  return /\p{Lu}/u.test(letter) ? of.capital : of.middling;
};

const widthOf = (text: string, of: Widths) =>
  [...text].reduce((sum, letter) => sum + letterWidth(letter, of), 0);

/** Where a browser breaks a line: at spaces and after hyphens. */
const piecesOf = (text: string) =>
  text.split(" ").map((word) => word.split(/(?<=-)/).filter(Boolean));

/** About how many lines a text takes, and whether each of its words has space on one. */
export function linesOf(
  text: string,
  face: Face,
  size: number,
  width: number,
): { lines: number; isWhole: boolean } {
  const of = widths[face];
  const room = (width / size) * certain;
  let lines = 0;
  let filled = Infinity;
  let isWhole = true;
  for (const word of piecesOf(text))
    for (const [n, piece] of word.entries()) {
      const wide = widthOf(piece, of);
      const before = n === 0 ? of.space : 0;
      if (filled + before + wide <= room) filled += before + wide;
      else {
        // A word that is broken fills its lines.
        const own = Math.max(1, Math.ceil(wide / room));
        isWhole &&= own === 1;
        lines += own;
        filled = own === 1 ? wide : room;
      }
    }
  return { lines, isWhole };
}
