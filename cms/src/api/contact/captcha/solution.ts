import { puzzleBytes } from "./puzzle";

/** A parsed Friendly Captcha v1 solution. */
interface Solution {
  signature: string;
  puzzle: Buffer;
  solutions: Buffer;
}

/** Decodes canonical base64; null for any other form. */
function bytesOf(base64: string): Buffer | null {
  const bytes = Buffer.from(base64, "base64");
  return bytes.toString("base64") === base64 ? bytes : null;
}

/** Parses `signature.puzzle.solutions.diagnostics`; null for any other text. */
export function readSolution(text: string): Solution | null {
  const [signature = "", puzzleText = "", solutionsText = "", diagnostics, ...more] =
    text.split(".");
  if (diagnostics === undefined || more.length > 0) return null;
  const puzzle = bytesOf(puzzleText);
  const solutions = bytesOf(solutionsText);
  if (puzzle?.length !== puzzleBytes || !solutions) return null;
  return { signature, puzzle, solutions };
}
