import { blake2b } from "@noble/hashes/blake2";
import { contactMessages } from "shared-types/contact/codes";
import { isSignature } from "../../../platform/signature";
import { termsOf, puzzleBytes } from "./puzzle";
import { challengeHash, type SolvedChallenge } from "./solved-challenge";

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

const hashedBytes = 128;
const solutionBytes = 8;

/** The hash of a solution, as a little-endian number of 4 bytes, must be below this. */
const thresholdOf = (difficulty: number) => Math.floor(2 ** ((255.999 - difficulty) / 8));

/** Whether the required number of different solutions is there, each with the required work. */
function isSolved(
  puzzle: Buffer,
  solutions: Buffer,
  asked: { solutions: number; difficulty: number },
): boolean {
  if (asked.solutions === 0 || solutions.length !== asked.solutions * solutionBytes) return false;
  const threshold = thresholdOf(asked.difficulty);
  const input = Buffer.alloc(hashedBytes);
  puzzle.copy(input);
  const seen = new Set<string>();
  for (let at = 0; at < solutions.length; at += solutionBytes) {
    const solution = solutions.subarray(at, at + solutionBytes);
    seen.add(solution.toString("hex"));
    solution.copy(input, hashedBytes - solutionBytes);
    const hash = Buffer.from(blake2b(input, { dkLen: 32 }));
    if (hash.readUInt32LE(0) >= threshold) return false;
  }
  return seen.size === asked.solutions;
}

/** The proof of a solution, or the message that refuses it. */
type Verdict = { challenge: SolvedChallenge } | { error: string };

const failed: Verdict = { error: contactMessages.captchaFailed };

/**
 * Verifies a solution of one of this site's own puzzles: signed with `key`, not expired, with all its
 * work done. Whether it was used before is checked elsewhere. `now` is epoch milliseconds.
 */
export function verifySolution(key: Buffer, text: string, now: number): Verdict {
  const solution = readSolution(text);
  if (!solution || !isSignature(key, solution.puzzle, solution.signature)) return failed;
  const terms = termsOf(solution.puzzle);
  if (terms.made > now) return failed;
  if (terms.expires <= now) return { error: contactMessages.captchaExpired };
  if (!isSolved(solution.puzzle, solution.solutions, terms)) return failed;
  const { expires, made: began } = terms;
  return { challenge: { hash: challengeHash(solution.puzzle), expires, began } };
}
