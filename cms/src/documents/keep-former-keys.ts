import type { Core } from "@strapi/strapi";
import { paths } from "shared-types";
import { environment } from "../platform/environment";
import type { KeyedKind } from "../database/former-keys";
import { from, type Knex, type Row } from "../database/knex";
import { documentsOf, type RecordKind } from "../database/record-store";
import { columnOf } from "../database/refold";
import { numberOf, textOf } from "../database/row";
import { movedLinks } from "./html";
import type { DocumentContext } from "./write";

/** The kinds that have a page of their own, by its key. */
const kinds = {
  "api::plant.plant": { kind: "plant", table: "plants", pathOf: paths.floraDetail },
  "api::animal.animal": { kind: "animal", table: "animals", pathOf: paths.faunaDetail },
  "api::plan.plan": { kind: "plan", table: "plans", pathOf: paths.plan },
} as const satisfies Record<
  string,
  { kind: KeyedKind; table: string; pathOf: (keyId: string) => string }
>;

/** Lets the links in all texts, and the links of records, follow a page that has moved. */
async function followLinks(
  strapi: Core.Strapi,
  trx: Knex,
  records: readonly RecordKind<object>[],
  { before, after }: { before: string; after: string },
): Promise<void> {
  const moved = (href: string) => {
    const own = href.startsWith(environment.publicUrl) ? environment.publicUrl : "";
    const [page = "", ...rest] = href.slice(own.length).split(/(?=[#?])/);
    return page === before ? own + after + rest.join("") : href;
  };
  for (const { uid, table, html } of records) {
    const attribute = uid === "api::link.link" ? "href" : html;
    if (attribute === undefined) continue;
    const column = columnOf(attribute);
    const rows = from(trx, table).where(column, "like", `%${before}%`);
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
export function keepFormerKeys(strapi: Core.Strapi, records: readonly RecordKind<object>[]): void {
  strapi.documents.use((context, next) => {
    const { uid, action, params } = context as DocumentContext;
    const { documentId, data } = params;
    const keyId = data?.["keyId"];
    const keyed = uid in kinds ? kinds[uid as keyof typeof kinds] : undefined;
    if (!keyed || typeof keyId !== "string" || action === "delete") return next();
    const { kind, table, pathOf } = keyed;
    const save = async (trx: Knex): Promise<unknown> => {
      const before =
        action === "update"
          ? await from(trx, table)
              .where("document_id", documentId)
              .first<Row | undefined>("id", "key_id")
          : undefined;
      const result = await next();
      const former = textOf(before?.["key_id"]);
      if (former === keyId) return result;
      await from(trx, "former_keys").where({ kind, key_id: keyId }).delete();
      if (!before || former === "") return result;
      const row = { kind, key_id: former, record_id: numberOf(before["id"]) };
      await from(trx, "former_keys").insert(row).onConflict(["kind", "key_id"]).merge();
      await followLinks(strapi, trx, records, { before: pathOf(former), after: pathOf(keyId) });
      return result;
    };
    const saved: Promise<unknown> = strapi.db.transaction(({ trx }) => save(trx as Knex));
    return saved as ReturnType<typeof next>;
  });
}
