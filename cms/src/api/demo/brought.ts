import type { Core } from "@strapi/strapi";
import type { KeptKind } from "shared-types/history/codes";
import type { Fingerprint } from "./fingerprint";

/** The kinds of records that a demo garden has. Site record and slides are one record each, and go part by part. */
export type DemoKind = Exclude<KeptKind, "site" | "slides">;

/** What the demo garden brought, as it was then (docs/decisions/056). */
export interface Brought {
  records: Partial<Record<DemoKind, Record<string, Fingerprint>>>;
  /** Fields of the site record, such as `intros.flora`, with the hash of the demo's value. */
  site: Record<string, string>;
  /** The photos that were its slides. */
  slides: number[];
  /** Files of `images/site`, with their SHA-256. */
  files: Record<string, string>;
  /** When the owner removed it; '' while it is there. Records that stayed are still listed. */
  removedAt: string;
}

/** The record of what the demo brought, in the database, so that a backup has it. */
export function broughtStore(strapi: Core.Strapi) {
  const store = () => strapi.store({ type: "api", name: "demo", key: "brought" });
  return {
    /** Null: nobody has looked yet. */
    read: async () => (await store().get({})) as Brought | null,
    async write(value: Brought): Promise<void> {
      await store().set({ value });
    },
  };
}

/** All records it lists. */
export function recordsOf(brought: Brought) {
  return Object.entries(brought.records).flatMap(([kind, records]) =>
    Object.entries(records).map(([id, noted]) => ({
      kind: kind as DemoKind,
      id: Number(id),
      noted,
    })),
  );
}
