const charactersMin = 32;
/** A key of random hexadecimal digits has more. */
const differentMin = 10;

/** Words of samples, long enough that no random key has one by chance. */
const sample = /to-?be-?modified|change-?me|secret|password|example|default|random/i;

/** Why a key cannot keep anyone out; null when it can. */
export function weaknessOf(key: unknown): string | null {
  if (typeof key !== "string" || key === "") return "is missing";
  if (key.length < charactersMin) return `has fewer than ${charactersMin} characters`;
  if (new Set(key).size < differentMin || sample.test(key)) return "can be guessed";
  return null;
}
