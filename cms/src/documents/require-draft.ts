import { inTransaction } from "../database/knex";
import { checkDraft, type RecordKind } from "../database/record-store";
import { brokenRule } from "../http/broken-rule";
import { beforeSave, type DocumentData } from "./rule";

/** The values of a form's fields; what is empty takes its default. */
function valuesOf(fields: object, values: DocumentData): DocumentData {
  const own = Object.entries(values).filter(
    ([name, value]) => name in fields && value !== null && value !== undefined,
  );
  return Object.fromEntries(own);
}

/** Holds every save of a kind of record, in Strapi's admin too, to the rules of its form that involve several fields. */
export const requireDraft = <Draft extends object>(record: RecordKind<Draft>) =>
  beforeSave(async ({ uid, documentId, data }, strapi) => {
    const stored = documentId
      ? ((await strapi.db.query(uid).findOne({ where: { documentId } })) as DocumentData | null)
      : null;
    const values = valuesOf(record.schema.fields, { ...stored, ...data });
    const checked = await inTransaction(strapi, (trx) => checkDraft(trx, record, values));
    const [first] = "broken" in checked ? checked.broken : [];
    if (first) throw brokenRule(first.fieldId, first.errorMessage);
  });
