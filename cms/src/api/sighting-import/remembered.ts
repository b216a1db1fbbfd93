import { createHash } from "node:crypto";
import type { Core } from "@strapi/strapi";
import type { SightingFormat } from "shared-types/sighting-import/codes";

/**
 * What the owner has said of earlier files: which places are this yard, and which accounts are their own. Only digests
 * are kept: an address of a file is in no table and no backup (docs/decisions/081).
 */
export interface Remembered {
  has(what: What, name: string): boolean;
  /** The same with each of some names in or out. */
  with(what: What, names: Iterable<[name: string, isIn: boolean]>): Remembered;
  digests: string[];
}

type What = "place" | "observer";

const digest = (parts: string[]) =>
  createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 32);

function rememberedOf(format: SightingFormat, digests: ReadonlySet<string>): Remembered {
  const of = (what: What, name: string) => digest([format, what, name]);
  return {
    digests: [...digests],
    has: (what, name) => digests.has(of(what, name)),
    with(what, names) {
      const next = new Set(digests);
      for (const [name, isIn] of names) {
        if (isIn) next.add(of(what, name));
        else next.delete(of(what, name));
      }
      return rememberedOf(format, next);
    },
  };
}

/** In the database's own settings, so that a backup, a restore and a move take it along. */
const storeOf = (strapi: Core.Strapi) =>
  strapi.store({ type: "api", name: "sighting-import", key: "remembered" });

export async function readRemembered(
  strapi: Core.Strapi,
  format: SightingFormat,
): Promise<Remembered> {
  const stored: unknown = await storeOf(strapi).get({});
  const digests = Array.isArray(stored) ? stored.filter((one) => typeof one === "string") : [];
  return rememberedOf(format, new Set(digests));
}

export async function writeRemembered(strapi: Core.Strapi, { digests }: Remembered): Promise<void> {
  await storeOf(strapi).set({ value: digests });
}
