import { puzzleBytes } from "./puzzle";

/** A solution of Friendly Captcha's first protocol, taken apart. */
export interface Solution {
  signature: string;
  puzzle: Buffer;
  solutions: Buffer;
}

/** Bytes written in the one way they have in base64; null for any other way. */
function bytesOf(base64: string): Buffer | null {
  const bytes = Buffer.from(base64, "base64");
  return bytes.toString("base64") === base64 ? bytes : null;
}

/** Reads `signature.puzzle.solutions.diagnostics`; null when it is no such text. */
export function readSolution(text: string): Solution | null {
  const [signature = "", puzzleText = "", solutionsText = "", diagnostics, ...more] =
    text.split(".");
  if (diagnostics === undefined || more.length > 0) return null;
  const puzzle = bytesOf(puzzleText);
  const solutions = bytesOf(solutionsText);
  if (puzzle?.length !== puzzleBytes || !solutions) return null;
  return { signature, puzzle, solutions };
}
