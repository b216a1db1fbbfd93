import type { Core } from "@strapi/strapi";
import { paths } from "shared-types/site/paths";
import { environment } from "../platform/environment";
import type { KeyedKind } from "../database/former-keys";
import { from, inTransaction, type Knex, type Row } from "../database/knex";
import { documentsOf, type RecordKind } from "../database/record-store";
import { columnOf, numberOf, textOf } from "../database/row";
import { movedLinks } from "./html";
import type { Rule } from "./rule";

/** An address on this site without its origin, as its page, its query and its fragment. */
const partsOf = (path: string) => /^([^?#]*)(\??[^#]*)#?(.*)$/s.exec(path)?.slice(1) ?? [];

/** Where the links that lead to a former key lead now; what leads elsewhere is left as it is. */
type Follow = (path: string, former: string, now: string) => string;

const page =
  (pathOf: (key: string) => string): Follow =>
  (path, former, now) => {
    const [own = ""] = partsOf(path);
    return own === pathOf(former) ? pathOf(now) + path.slice(own.length) : path;
  };

/** Of an entry of the resources page or the cats page; its deep link may have been emptied. */
const anchor: Follow = (path, former, now) => {
  const [own = "", query = "", fragment = ""] = partsOf(path);
  const isThere = own === paths.resources || own === paths.cats;
  if (!isThere || ![former, encodeURIComponent(former)].includes(fragment)) return path;
  return own + query + (now === "" ? "" : `#${encodeURIComponent(now)}`);
};

interface Keyed {
  kind: KeyedKind;
  table: string;
  field: string;
  follow: Follow;
  /** What a text with a link to a key has somewhere, for the database to find it. */
  sign: (key: string) => string;
}

const ofPage = (kind: KeyedKind, pathOf: (key: string) => string): Keyed => ({
  ...{ kind, table: `${kind}s`, field: "keyId", follow: page(pathOf), sign: pathOf },
});

/** The kinds whose key is an address. */
export const keyed = {
  plant: ofPage("plant", paths.floraDetail),
  animal: ofPage("animal", paths.faunaDetail),
  plan: ofPage("plan", paths.plan),
  resource: {
    ...{ kind: "resource", table: "resources", field: "deepLink", follow: anchor },
    sign: () => "#",
  },
} satisfies Partial<Record<KeyedKind, Keyed>>;

/** Lets the links in all texts, and the links of records, follow what has moved. */
async function followLinks(
  strapi: Core.Strapi,
  trx: Knex,
  records: readonly RecordKind<object>[],
  { follow, sign }: Keyed,
  [former, now]: [string, string],
): Promise<void> {
  const moved = (href: string) => {
    const own = href.startsWith(environment.publicUrl) ? environment.publicUrl : "";
    return own + follow(href.slice(own.length), former, now);
  };
  for (const { uid, table, html } of records) {
    const attribute = uid === "api::link.link" ? "href" : html;
    if (attribute === undefined) continue;
    const column = columnOf(attribute);
    const rows = from(trx, table).where(column, "like", `%${sign(former)}%`);
    for (const row of await rows.select("document_id", { text: column })) {
      const text = textOf(row["text"]);
      const followed = attribute === html ? movedLinks(text, moved) : moved(text);
      if (followed !== text)
        await documentsOf(strapi, uid).update({
          documentId: textOf(row["document_id"]),
          data: { [attribute]: followed },
        });
    }
  }
}

/**
 * Remembers the key that a record had, whoever gives it another: its old address leads to the new one until another record
 * takes it. A record that takes a key takes it from whoever had it before.
 */
export const keepFormerKeys =
  (keyed: Keyed, records: readonly RecordKind<object>[]): Rule =>
  async (strapi, { action, params: { documentId, data } }, next) => {
    const given = data?.[keyed.field];
    if (given === undefined || action === "delete") return next();
    const key = typeof given === "string" ? given : "";
    const { kind, table, field } = keyed;
    const column = columnOf(field);
    const save = async (trx: Knex): Promise<unknown> => {
      const before =
        action === "update"
          ? await from(trx, table)
              .where("document_id", documentId)
              .first<Row | undefined>("id", { key: column })
          : undefined;
      const result = await next();
      const former = textOf(before?.["key"]);
      if (former === key) return result;
      await from(trx, "former_keys").where({ kind, key_id: key }).delete();
      if (!before || former === "") return result;
      // Several entries may have one deep link: it is still that of the others.
      if (await from(trx, table).where(column, former).first("id")) return result;
      const row = { kind, key_id: former, record_id: numberOf(before["id"]) };
      await from(trx, "former_keys").insert(row).onConflict(["kind", "key_id"]).merge();
      await followLinks(strapi, trx, records, keyed, [former, key]);
      return result;
    };
    return inTransaction(strapi, save);
  };
