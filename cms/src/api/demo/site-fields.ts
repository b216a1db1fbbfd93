import { weekChoices } from "shared-types/site/codes";
import type { SiteDraft } from "shared-types/site/schema";
import { hashOf, refTo } from "./fingerprint";

/** A value of the site record, by the name that errors and history have for it: `intros.flora`. */
type SiteField = [path: string, value: unknown];

const settings: string[] = ["timeZone", "hemisphere", "pages", ...weekChoices];
const groups = ["intros", "descriptions", "contact", "tiles", "names", "captions"];

/** The fields with words or pictures; settings such as the time zone are nobody's. */
function siteFields(draft: Partial<SiteDraft>): SiteField[] {
  const words = Object.entries(draft).filter(([name]) => !settings.includes(name));
  return words.flatMap(([name, value]): SiteField[] =>
    groups.includes(name)
      ? Object.entries(value).map(([part, inner]) => [`${name}.${part}`, inner])
      : [[name, value]],
  );
}

const nothing = hashOf("");

/** The hash of each field that has something in it. */
export function hashFields(draft: Partial<SiteDraft>): Record<string, string> {
  const hashes = siteFields(draft).map(([path, value]) => [path, hashOf(value)] as const);
  return Object.fromEntries(hashes.filter(([, hash]) => hash !== nothing));
}

/** The photos that fields show, as references by field. */
export function pictureRefs(draft: SiteDraft): [path: string, ref: string][] {
  return siteFields(draft)
    .filter(([path]) => path.startsWith("tiles.") || path === "contact.photoId")
    .filter(([, id]) => id !== 0)
    .map(([path, id]) => [path, refTo("photo", Number(id))]);
}

const emptyOf = (value: unknown) =>
  Array.isArray(value) ? [] : typeof value === "number" ? 0 : "";

/** The record with these fields empty. */
export function withoutFields(draft: SiteDraft, paths: readonly string[]): SiteDraft {
  const emptied = (value: object, prefix: string): object =>
    Object.fromEntries(
      Object.entries(value).map(([name, inner]: [string, unknown]) => {
        const path = prefix + name;
        if (prefix === "" && groups.includes(name))
          return [name, emptied(inner as object, `${name}.`)];
        return [name, paths.includes(path) ? emptyOf(inner) : inner];
      }),
    );
  return emptied(draft, "") as SiteDraft;
}
