import { blake2b } from "@noble/hashes/blake2";

const hashedBytes = 128;
const solutionBytes = 8;

/** The hash of a solution, as a little-endian number of 4 bytes, must be below this. */
const thresholdOf = (difficulty: number) => Math.floor(2 ** ((255.999 - difficulty) / 8));

/** Whether the required number of different solutions is there, each with the required work. */
export function isSolved(
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
