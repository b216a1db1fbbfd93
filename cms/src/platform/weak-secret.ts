const charactersMin = 32;
/** A random hexadecimal key has more different characters. */
const differentMin = 10;

/** Words from sample keys, long enough that no random key contains one. */
const sample = /to-?be-?modified|change-?me|secret|password|example|default|random/i;

/** Why a key is too weak; null if it is not. */
export function weaknessOf(key: unknown): string | null {
  if (typeof key !== "string" || key === "") return "is missing";
  if (key.length < charactersMin) return `has fewer than ${charactersMin} characters`;
  if (new Set(key).size < differentMin || sample.test(key)) return "can be guessed";
  return null;
}
