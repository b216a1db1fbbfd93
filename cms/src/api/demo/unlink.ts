import type { Core } from "@strapi/strapi";
import { paths } from "shared-types/site/paths";
import { withoutLinks } from "../../documents/html";
import { pageIn } from "../../documents/page-in";
import { from, type Knex } from "../../database/knex";
import { documentsOf } from "../../database/record-store";
import { idOf, textOf } from "../../database/row";
import { fieldsOf, historyKindByUid, recordKinds } from "../history/kinds";
import type { Brought, DemoKind } from "./brought";
import { fingerprintOf } from "./fingerprint";

/** The page of a record; '' if it has none of its own. */
export function pageOf(kind: DemoKind, id: number, draft: object): string {
  const keyId = String(fieldsOf(draft)["keyId"]);
  if (kind === "photo") return paths.photo(id);
  if (kind === "plant") return paths.floraDetail(keyId);
  if (kind === "animal") return paths.faunaDetail(keyId);
  return kind === "plan" ? paths.plan(keyId) : "";
}

/**
 * Removes links to deleted pages from all remaining texts; the linked words stay. The owner did not make this
 * change: a noted record that was unchanged gets a new fingerprint.
 */
export async function unlink(
  strapi: Core.Strapi,
  trx: Knex,
  gone: ReadonlySet<string>,
  { records }: Brought,
): Promise<void> {
  for (const record of recordKinds) {
    const { uid, table, html } = record;
    const kind = historyKindByUid(uid)?.kind;
    if (html === undefined || kind === undefined) continue;
    for (const row of await from(trx, table).select("id", "document_id")) {
      const id = idOf(row);
      const draft = await record.stored(trx, id);
      const text = String(draft && fieldsOf(draft)[html]);
      const kept = withoutLinks(text, (href) => gone.has(pageIn(href)));
      if (draft === null || kept === text) continue;
      const documentId = textOf(row["document_id"]);
      await documentsOf(strapi, uid).update({ documentId, data: { [html]: kept } });
      const noted = kind === "site" || kind === "slides" ? undefined : records[kind]?.[id];
      if (noted?.body === fingerprintOf(kind, draft).body)
        noted.body = fingerprintOf(kind, { ...draft, [html]: kept }).body;
    }
  }
}
