import { createHash } from "node:crypto";

/** What a visitor showed instead of being a program; each counts once (contract §8). */
export interface Proof {
  /** What it is known by, however it is written. */
  hash: string;
  /** Epoch milliseconds; from then on nobody takes it any more. */
  expires: number;
  /** When the visitor began, epoch milliseconds; null when that is not known. */
  began: number | null;
}

/** What a proof is remembered by: 64 hex digits. */
export function proofHash(proof: Buffer | string): string {
  return createHash("sha256").update(proof).digest("hex");
}
