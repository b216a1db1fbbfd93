import { createHash } from "node:crypto";

/** What a visitor showed to prove they are a person; each counts once (docs/product.md 7.4). */
export interface SolvedChallenge {
  /** Its identity, independent of its encoding. */
  hash: string;
  /** Epoch milliseconds after which it is not accepted. */
  expires: number;
  /** When the visitor began, epoch milliseconds; null when that is not known. */
  began: number | null;
}

/** The key a used proof is stored under: 64 hex digits. */
export function challengeHash(challenge: Buffer | string): string {
  return createHash("sha256").update(challenge).digest("hex");
}
