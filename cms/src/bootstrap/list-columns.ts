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

/** What the first version arranged and later ones have added to. */
const firstColumns: Columns = {
  "api::photo.photo": ["id", "fileName", "caption", "alt", "dateTaken", "dateUploaded"],
  "api::contact-message.contact-message": [
    ...["id", "dateReceived", "nameLast", "email", "photoId", "verified"],
  ],
};

/** The lists of this site's content types as this version arranges them. */
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

/** A list as it is to be: arranged anew where nobody has touched it, else with what is new at its end. */
function brought(stored: string[], known: string[], now: string[]): string[] {
  if (same(stored, known)) return now;
  return [...stored, ...now.filter((name) => !known.includes(name) && !stored.includes(name))];
}

/**
 * Shows columns that came with a later version in the lists of Strapi's admin, once: Strapi arranges a list
 * when it first sees its type and never again. What the owner has arranged or taken away stays so (decision 085).
 */
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
    const list = brought(layouts.list, before ?? columns, columns);
    if (!same(list, layouts.list))
      await types.updateConfiguration({ uid }, { layouts: { ...layouts, list } });
  }
  if (isOther) await store.set({ value: now });
}
