import type { Core } from "@strapi/strapi";
import type { Guide } from "shared-types/guide/answers";
import type { GuideUpdate } from "shared-types/guide/schema";
import type { Knex } from "../../../database/knex";
import type { Saved } from "../../../http/answer-save";
import { environment } from "../../../platform/environment";
import { serviceOf } from "../../../platform/services";
import { readSiteDraft } from "../../site-record/query";
import { recordsOf, type Brought, type DemoKind } from "../../demo/brought";
import { hashFields } from "../../demo/site-fields";
import { hasOther } from "../query";

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
