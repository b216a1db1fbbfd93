import { randomBytes } from "node:crypto";
import { sign } from "./signature";

/** How many solutions a puzzle asks for: many small ones take more even a time than a large one. */
const solutionCount = 51;

const expiryUnitMs = 300_000;
const expiryUnits = 12;

export const puzzleBytes = 32;

const place = { timestamp: 0, version: 12, expiry: 13, count: 14, difficulty: 15, nonce: 24 };

/** What a puzzle of Friendly Captcha's first protocol says of itself. Times are epoch milliseconds. */
export interface PuzzleTerms {
  made: number;
  expires: number;
  solutions: number;
  difficulty: number;
}

/**
 * A signed puzzle, valid for an hour: `<hmac hex>.<base64>` of timestamp (4 bytes, seconds), account
 * (4), app (4), version, expiry (300 s each), number of solutions, difficulty, 8 zeros, nonce (8)
 * (contract §8). `now` is epoch milliseconds.
 */
export function makePuzzle(key: Buffer, difficulty: number, now: number): string {
  const puzzle = Buffer.alloc(puzzleBytes);
  puzzle.writeUInt32BE(Math.floor(now / 1000), place.timestamp);
  puzzle[place.version] = 1;
  puzzle[place.expiry] = expiryUnits;
  puzzle[place.count] = solutionCount;
  puzzle[place.difficulty] = difficulty;
  randomBytes(8).copy(puzzle, place.nonce);
  return `${sign(key, puzzle)}.${puzzle.toString("base64")}`;
}

/** The terms of a puzzle of `puzzleBytes` bytes, whoever made it. */
export function termsOf(puzzle: Buffer): PuzzleTerms {
  const made = puzzle.readUInt32BE(place.timestamp) * 1000;
  return {
    made,
    expires: made + puzzle.readUInt8(place.expiry) * expiryUnitMs,
    solutions: puzzle.readUInt8(place.count),
    difficulty: puzzle.readUInt8(place.difficulty),
  };
}
