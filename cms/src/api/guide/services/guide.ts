import type { Core } from "@strapi/strapi";
import type { Guide } from "shared-types/guide/answers";
import type { GuideUpdate } from "shared-types/guide/schema";
import { type Knex, from } from "../../../database/knex";
import { idOf } from "../../../database/row";
import type { Saved } from "../../../http/answer-save";
import { environment } from "../../../platform/environment";
import { serviceOf } from "../../../platform/services";
import { recordsOf, type Brought, type DemoKind } from "../../demo/brought";
import { hashFields } from "../../demo/site-fields";
import { readSiteDraft } from "../../site-record/query";

/** Whether a table has a row beside those with these ids. */
async function hasOther(knex: Knex, table: string, ids: number[]): Promise<boolean> {
  const known = new Set(ids);
  const query = from(knex, table).select("id").orderBy("id", "desc");
  // Not those in the bin, nor drawings and the like.
  if (table === "photos")
    void query.whereNull("date_deleted").whereRaw("coalesce(visibility, 'public') <> 'site'");
  const rows = await query.limit(known.size + 1);
  return rows.some((row) => !known.has(idOf(row)));
}

/** The set-up guide: its steps follow from what there is; only that it was put away is stored. */
const guideService = ({ strapi }: { strapi: Core.Strapi }) => {
  const store = () => strapi.store({ type: "api", name: "guide", key: "dismissed" });
  const knex = (): Knex => strapi.db.connection;
  const demo = () => serviceOf(strapi, "api::demo.demo");

  return {
    async read(): Promise<Guide> {
      const brought = await demo().read();
      const hasDemoRecords = brought !== null && recordsOf(brought).length > 0;
      const hasDemo = hasDemoRecords && brought.removedAt === "";
      const theirs: Pick<Brought, "records" | "site"> = hasDemo
        ? brought
        : { records: {}, site: {} };
      const site = hashFields(await readSiteDraft(knex()));
      const isOwn = (path: string) => path in site && site[path] !== theirs.site[path];
      const hasOwn = (table: string, kind: DemoKind) =>
        hasOther(knex(), table, Object.keys(theirs.records[kind] ?? {}).map(Number));
      return {
        isDismissed: (await store().get({})) === true,
        hasDemo,
        hasDemoRecords,
        done: {
          place: (isOwn("title") || environment.siteTitle !== "") && isOwn("place"),
          demo: !hasDemo,
          letter: isOwn("welcomeText"),
          photos: await hasOwn("photos", "photo"),
          plant: await hasOwn("plants", "plant"),
          plan: await hasOwn("plans", "plan"),
        },
      };
    },

    async update({ isDismissed }: GuideUpdate): Promise<Saved> {
      await store().set({ value: isDismissed });
      return [];
    },
  };
};

export default guideService;
