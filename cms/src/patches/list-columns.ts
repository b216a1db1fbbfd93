/**
 * Updates the lists of Strapi's admin with columns that came in a later version of this site.
 * Why: Strapi stores the layout of a list when it first sees its content type and never looks at the
 * schema's `config.layouts` again; lists would lack new columns for ever (docs/decisions/039).
 * Upstream: strapi/strapi#26766 (open) says the same of forms.
 * Needed until: tests/api/patches.test.ts, "Strapi keeps a stored list layout".
 */
import type { Core } from "@strapi/strapi";

/** Columns by content type. */
type Columns = Partial<Record<string, string[]>>;

interface Layouts {
  list: string[];
  edit: unknown;
}

interface ContentTypes {
  findConfiguration(type: { uid: string }): Promise<{ layouts: Layouts }>;
  updateConfiguration(type: { uid: string }, more: { layouts: Layouts }): Promise<unknown>;
}

/** The columns that the first version arranged. */
const firstColumns: Columns = {
  "api::photo.photo": ["id", "fileName", "caption", "alt", "dateTaken", "dateUploaded"],
  "api::contact-message.contact-message": [
    "id",
    "dateReceived",
    "nameLast",
    "email",
    "photoId",
    "verified",
  ],
};

/** The list columns of this site's content types in this version. */
function arrangedColumns(strapi: Core.Strapi): Columns {
  const types = Object.values(strapi.contentTypes) as {
    uid: string;
    config?: { layouts?: Partial<Layouts> };
  }[];
  const own = types.filter(({ uid }) => uid.startsWith("api::"));
  return Object.fromEntries(
    own.flatMap(({ uid, config }) => (config?.layouts?.list ? [[uid, config.layouts.list]] : [])),
  );
}

const same = (a: string[], b: string[]) => a.join() === b.join();

/** The list to store: as the schema has it unless the owner changed it, then with new columns at its end. */
function merged(stored: string[], known: string[], now: string[]): string[] {
  if (same(stored, known)) return now;
  return [...stored, ...now.filter((name) => !known.includes(name) && !stored.includes(name))];
}

/** Adds new columns to the stored lists, once; what the owner has arranged or removed stays so. */
export async function showNewColumns(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: "api", name: "admin", key: "listColumns" });
  const known = { ...firstColumns, ...((await store.get({})) as Columns | null) };
  const now = arrangedColumns(strapi);
  const types = strapi.plugin("content-manager").service<ContentTypes>("content-types");
  let isOther = false;
  for (const [uid, columns = []] of Object.entries(now)) {
    const before = known[uid];
    if (before && same(before, columns)) continue;
    isOther = true;
    const { layouts } = await types.findConfiguration({ uid });
    const list = merged(layouts.list, before ?? columns, columns);
    if (!same(list, layouts.list))
      await types.updateConfiguration({ uid }, { layouts: { ...layouts, list } });
  }
  if (isOther) await store.set({ value: now });
}
