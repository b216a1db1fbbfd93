import { randomBytes } from "node:crypto";
import { sign } from "../../../platform/signature";

/** Number of solutions a puzzle needs: many small ones take a more even time than one large one. */
const solutionCount = 51;

const expiryUnitMs = 300_000;
const expiryUnits = 12;

export const puzzleBytes = 32;

const offset = { timestamp: 0, version: 12, expiry: 13, count: 14, difficulty: 15, nonce: 24 };

/**
 * A signed puzzle, valid for an hour: `<hmac hex>.<base64>` of timestamp (4 bytes, seconds), account
 * (4), app (4), version, expiry (300 s each), number of solutions, difficulty, 8 zeros, nonce (8)
 * (docs/product.md 7.4). `now` is epoch milliseconds.
 */
export function makePuzzle(key: Buffer, difficulty: number, now: number): string {
  const puzzle = Buffer.alloc(puzzleBytes);
  puzzle.writeUInt32BE(Math.floor(now / 1000), offset.timestamp);
  puzzle[offset.version] = 1;
  puzzle[offset.expiry] = expiryUnits;
  puzzle[offset.count] = solutionCount;
  puzzle[offset.difficulty] = difficulty;
  randomBytes(8).copy(puzzle, offset.nonce);
  return `${sign(key, puzzle)}.${puzzle.toString("base64")}`;
}

/** The parameters of a puzzle of `puzzleBytes` bytes, whoever made it; times are epoch milliseconds. */
export function termsOf(puzzle: Buffer) {
  const made = puzzle.readUInt32BE(offset.timestamp) * 1000;
  return {
    made,
    expires: made + puzzle.readUInt8(offset.expiry) * expiryUnitMs,
    solutions: puzzle.readUInt8(offset.count),
    difficulty: puzzle.readUInt8(offset.difficulty),
  };
}
