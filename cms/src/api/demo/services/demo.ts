import type { Core } from "@strapi/strapi";
import type { DemoCounts, DemoRemoval } from "shared-types/demo/answers";
import type { DemoRemove } from "shared-types/demo/schema";
import type { KeptRecord } from "shared-types/history/schema";
import type { SiteDraft } from "shared-types/site/schema";
import { demoMessages } from "shared-types/demo/codes";
import { inTransaction, type Knex } from "../../../database/knex";
import { readingBeside } from "../../../patches/sqlite-reads-beside";
import { serviceOf } from "../../../platform/services";
import { broughtStore, recordsOf, type Brought, type DemoKind } from "../brought";
import { decide, type Decision } from "../decide";
import { deleteRecords } from "../delete-records";
import { deleteLeftovers } from "../leftover-files";
import { noteRecords, noteSite, noteSlides } from "../note";
import { waitAlone } from "../../../database/in-turn";
import { advisoryLocks } from "../../../database/lock-numbers";
import { unlink } from "../unlink";

/** What was loaded: ids of records by kind, the demo's values of the site record, and files of `images/site`. */
export interface Loaded {
  records: Partial<Record<DemoKind, number[]>>;
  site: Partial<SiteDraft>;
  files: Record<string, string>;
}

/** Why the demo was not removed. */
export class DemoError extends Error {
  constructor(
    readonly status: 409 | 503,
    message: string,
  ) {
    super(message);
  }
}

const nothing: Brought = { records: {}, site: {}, slides: [], files: {}, removedAt: "" };

const plural: Record<DemoKind, Exclude<keyof DemoCounts, "site" | "slides">> = {
  plant: "plants",
  animal: "animals",
  photo: "photos",
  resource: "resources",
  link: "links",
  keyword: "keywords",
  category: "categories",
  quote: "quotes",
  plan: "plans",
  viewpoint: "viewpoints",
  sighting: "sightings",
  association: "associations",
};

function countsOf({ going, fields, slides }: Decision): DemoCounts {
  const count = (kind: DemoKind) => going.filter((one) => one.kind === kind).length;
  const counts = Object.entries(plural).map(([kind, name]) => [name, count(kind as DemoKind)]);
  return {
    ...(Object.fromEntries(counts) as Omit<DemoCounts, "site" | "slides">),
    slides: slides.length,
    site: fields.length,
  };
}

const answerOf = (decision: Decision, backup = ""): DemoRemoval => ({
  removed: countsOf(decision),
  kept: decision.kept,
  backup,
});

/** What is left of the demo once that has gone: the records that stay. */
function after(brought: Brought, { kept }: Decision): Brought {
  const isKept = new Set(kept.map(({ kind, id }) => `${kind}:${id}`));
  const records: Brought["records"] = {};
  for (const { kind, id, noted } of recordsOf(brought))
    if (isKept.has(`${kind}:${id}`)) records[kind] = { ...records[kind], [id]: noted };
  return {
    ...brought,
    records,
    site: {},
    removedAt: brought.removedAt || new Date().toISOString(),
  };
}

/** The demo garden: what it brought, and its removal (docs/decisions/056). */
const demoService = ({ strapi }: { strapi: Core.Strapi }) => {
  const store = broughtStore(strapi);
  let isRunning = false;

  async function backUp(): Promise<string> {
    const report = await serviceOf(strapi, "api::backup.backup").make();
    if ("made" in report) return report.made;
    throw new DemoError(503, demoMessages.noBackup(report.error));
  }

  /** Decides again and deletes, in one transaction: what the owner changed since he looked stays. */
  async function removeAtOnce(letGo: readonly KeptRecord[]): Promise<Decision> {
    const work = async (trx: Knex) => {
      await waitAlone(trx, advisoryLocks.demo);
      const brought = (await store.read()) ?? nothing;
      const decision = await decide(trx, brought, letGo);
      await deleteRecords(strapi, trx, decision);
      const gone = new Set(decision.going.map(({ page }) => page).filter(Boolean));
      await unlink(strapi, trx, gone, brought);
      await store.write(after(brought, decision));
      return decision;
    };
    return readingBeside(strapi.db.connection, () => inTransaction(strapi, work));
  }

  const decideNow = async (letGo: readonly KeptRecord[]) =>
    decide(strapi.db.connection, (await store.read()) ?? nothing, letGo);

  return {
    /** What the demo brought; null when nobody has looked yet. */
    read: () => store.read(),

    /** Notes what a demo brought, as it is now; what is noted already stays as it was then. */
    async note({ records, site, files }: Loaded): Promise<void> {
      const brought = (await store.read()) ?? nothing;
      await store.write({
        ...brought,
        records: await noteRecords(strapi.db.connection, brought.records, records),
        site: { ...(await noteSite(strapi.db.connection, site)), ...brought.site },
        slides: brought.slides.length > 0 ? brought.slides : await noteSlides(strapi.db.connection),
        files: { ...files, ...brought.files },
      });
    },

    /** Removes it, after a backup; a dry run tells what would become of it. @throws DemoError */
    async remove({ dryRun, remove }: DemoRemove): Promise<DemoRemoval> {
      if (isRunning) throw new DemoError(409, demoMessages.busy);
      if (dryRun) return answerOf(await decideNow(remove));
      isRunning = true;
      try {
        const first = await decideNow(remove);
        if (first.going.length + first.kept.length + first.fields.length === 0)
          return answerOf(first);
        const backup = await backUp();
        const decision = await removeAtOnce(remove);
        await deleteLeftovers(strapi);
        return answerOf(decision, backup);
      } finally {
        isRunning = false;
      }
    },
  };
};

export default demoService;
