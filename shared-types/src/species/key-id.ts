import { apostrophes } from "../kit/fold";
import { limits } from "../kit/limits";
import { newSpeciesKey } from "./codes";

const fold = (text: string) =>
  text
    .normalize("NFD")
    .replace(apostrophes, "")
    .replace(/[\p{M}']/gu, "")
    .toLowerCase();

/** A typed text as a key id: 'Wild Bergamot' is 'wild-berga'. */
export const cleanKeyId = (text: string) =>
  fold(text)
    .replace(/[\s_-]+/g, "-")
    .replace(/[^a-z0-9-]|^-/g, "")
    .slice(0, limits.keyId);

const short = (text: string) => text.slice(0, limits.keyId).replace(/-+$/, "");

/** A free key id for a name: the whole name if short, else its last word. */
export function suggestKeyId(name: string, taken: ReadonlySet<string>): string {
  const words = fold(name.replace(/\(.*?\)/g, " ")).match(/[a-z0-9]+/g) ?? [];
  const last = words.at(-1);
  if (last === undefined) return "";
  const whole = words.join("-");
  const initials = words
    .slice(0, -1)
    .map((word) => word.charAt(0))
    .join("");
  const tries = [
    ...(whole.length <= limits.keyId ? [whole] : []),
    short(last),
    ...(initials === "" ? [] : [short(`${initials}-${last}`)]),
    short(whole),
    ...Array.from({ length: 98 }, (_, i) => `${short(last).slice(0, limits.keyId - 3)}-${i + 2}`),
  ];
  return tries.find((key) => key !== newSpeciesKey && !taken.has(key)) ?? "";
}
