import type { Core, UID } from "@strapi/strapi";
import type { ValidationErrorItem, ValidationErrors } from "shared-types/kit/error-answers";
import { check, faultsOf, type Schema } from "shared-types/kit/check";
import type { Saved } from "../http/answer-save";
import { brokenRulesOf } from "../http/broken-rule";
import { allowsSave, etagOf } from "../http/etag";
import type { DerivedColumns } from "./derived-columns";
import { from, inTransaction, type Knex, type Row } from "./knex";
import { idOf, textOf } from "./row";
import { sentBefore } from "./sent-again";

/** A name that no two records share, whatever its case and accents. */
export interface UniqueName {
  field: string;
  /** Its folded column, which has a unique index. */
  folded: string;
  /** A field within whose values the name is unique; '' if it is unique everywhere. */
  within: string;
  /** Answers a name that another record has. */
  taken: string;
}

/** What saving needs to know about one kind of record. */
export interface RecordKind<Draft extends object> {
  uid: UID.ContentType;
  table: string;
  /** The rules of its form, which hold whoever saves: an import, an undo. */
  schema: Schema<Draft> & { fields: object };
  derived?: DerivedColumns;
  /** The attribute that contains HTML. */
  html?: string;
  uniqueName?: UniqueName;
  /** The stored draft, from which the ETag is made; null when there is none. */
  stored(knex: Knex, id: number): Promise<Draft | null>;
  /** Rules that only the server can check, such as that a photo exists. */
  validate?(knex: Knex, draft: Draft): Promise<ValidationErrors>;
  /** The draft for the Document Service; `stored` is null for a new record. */
  data(draft: Draft, stored: Draft | null): Record<string, unknown>;
}

/** `stored` of a kind whose draft is made from one row. */
export const storedDraft =
  <Draft>(
    find: (knex: Knex, id: number) => Promise<Row | undefined>,
    present: (row: Row) => Draft,
  ) =>
  async (knex: Knex, id: number): Promise<Draft | null> => {
    const row = await find(knex, id);
    return row ? present(row) : null;
  };

/** The draft that values are by all rules of its kind, or the rules that they break. */
export async function checkDraft<Draft extends object>(
  trx: Knex,
  kind: RecordKind<Draft>,
  values: object,
): Promise<{ value: Draft } | { broken: ValidationErrors }> {
  const checked = await check(kind.schema, values);
  if (!("value" in checked)) return { broken: faultsOf(checked) };
  const broken = (await kind.validate?.(trx, checked.value)) ?? [];
  return broken.length > 0 ? { broken } : checked;
}

/** A row that the current transaction has locked. */
interface LockedRow {
  id: number;
  documentId: string;
}

/** A record whose row is locked, with its draft as stored; null when it has none, as a photo in the bin. */
export interface LockedRecord<Draft extends object = object> extends LockedRow {
  kind: RecordKind<Draft>;
  stored: Draft | null;
}

interface Documents {
  create(options: { data: object }): Promise<{ id: string | number }>;
  /** `locked` spares the history a lock and a read of its own. */
  update(options: { documentId: string; data: object; locked?: LockedRecord }): Promise<unknown>;
  delete(options: { documentId: string; locked?: LockedRecord }): Promise<unknown>;
}

/** The Document Service of one content type, which Strapi types at run time only. */
export function documentsOf(strapi: Core.Strapi, uid: UID.ContentType): Documents {
  return strapi.documents(uid);
}

/** PostgreSQL ended a transaction because it and another one waited for each other. */
const isDeadlock = (error: unknown) =>
  error instanceof Error && "code" in error && error.code === "40P01";

/**
 * Runs a save in one transaction; a broken rule becomes its answer. Inside, raw queries
 * must use `trx`: SQLite has one connection, which this holds. One that was ended for the sake of another runs again.
 */
export async function saveAtOnce(
  strapi: Core.Strapi,
  work: (trx: Knex) => Promise<Saved>,
): Promise<Saved> {
  const isInner = strapi.db.inTransaction();
  const save = async () => inTransaction(strapi, work);
  try {
    return await save().catch((error: unknown) => {
      if (isInner || !isDeadlock(error)) throw error;
      return save();
    });
  } catch (error) {
    const broken = brokenRulesOf(error);
    if (broken) return broken;
    throw error;
  }
}

type RowKey = { id: number } | { document_id: string };

/**
 * What a row is locked for. While it is changed, others may name it, as a photo its tags: a plant locks its photos, and a
 * photo its plants, so that each would wait for the other. What is deleted nobody may name.
 */
export type LockFor = "change" | "deletion";

/** Locks a row until the transaction ends; null when there is none. */
export async function lockRow(
  trx: Knex,
  table: string,
  key: RowKey,
  lockFor: LockFor = "change",
): Promise<LockedRow | null> {
  const query = from(trx, table).where(key);
  void (lockFor === "change" ? query.forNoKeyUpdate() : query.forUpdate());
  const row = await query.first<Row | undefined>("id", "document_id");
  return row ? { id: idOf(row), documentId: textOf(row["document_id"]) } : null;
}

/** Locks the row of a record and reads its draft: once a save, whoever makes it. */
export async function lockRecord<Draft extends object>(
  trx: Knex,
  kind: RecordKind<Draft>,
  key: RowKey,
  lockFor: LockFor = "change",
): Promise<LockedRecord<Draft> | null> {
  const row = await lockRow(trx, kind.table, key, lockFor);
  return row && { ...row, kind, stored: await kind.stored(trx, row.id) };
}

/** Saves a locked record through the Document Service, by all rules of a save. */
export async function updateLocked(
  strapi: Core.Strapi,
  locked: LockedRecord,
  data: object,
): Promise<void> {
  const { documentId, kind } = locked;
  await documentsOf(strapi, kind.uid).update({ documentId, data, locked });
}

/** Deletes a locked record through the Document Service. */
export async function deleteLocked(strapi: Core.Strapi, locked: LockedRecord): Promise<void> {
  const { documentId, kind } = locked;
  await documentsOf(strapi, kind.uid).delete({ documentId, locked });
}

/** Adds, saves and removes records of one kind; ids never change (docs/decisions/002). */
export function recordStore<Draft extends object>(strapi: Core.Strapi, kind: RecordKind<Draft>) {
  /** Saves a draft over a stored one that may be saved over. */
  const saveOver = async (
    trx: Knex,
    [id, draft]: [id: number, draft: Draft],
    maySave: (stored: Draft) => boolean,
  ): Promise<Saved> => {
    const before = await sentBefore(trx);
    const locked = await lockRecord(trx, kind, { id });
    if (!locked?.stored) return "missing";
    if (!maySave(locked.stored) && !before?.isStill(id, locked.stored)) return "changed";
    const errors = (await kind.validate?.(trx, draft)) ?? [];
    if (errors.length === 0) await updateLocked(strapi, locked, kind.data(draft, locked.stored));
    return errors;
  };

  return {
    /**
     * Adds a record; the draft's id is ignored, and `onAdded` is told the one it got. One that was added before its
     * answer was lost is saved.
     */
    async add(draft: Draft, onAdded?: (id: number) => void): Promise<Saved> {
      let newId: number | undefined;
      const saved = await saveAtOnce(strapi, async (trx) => {
        newId = (await sentBefore(trx))?.id;
        if (newId !== undefined) return saveOver(trx, [newId, draft], () => false);
        const errors = (await kind.validate?.(trx, draft)) ?? [];
        const data = kind.data(draft, null);
        if (errors.length === 0)
          newId = Number((await documentsOf(strapi, kind.uid).create({ data })).id);
        return errors;
      });
      if (newId !== undefined && saved.length === 0) onAdded?.(newId);
      return saved;
    },

    /** Saves a record unless someone has saved it since `ifMatch` was read. */
    update: (id: number, draft: Draft, ifMatch = ""): Promise<Saved> =>
      saveAtOnce(strapi, (trx) =>
        saveOver(trx, [id, draft], (stored) => allowsSave(ifMatch, etagOf(stored))),
      ),

    /** Removes a record and its connections, but not the connected records. */
    remove: (id: number): Promise<Saved> =>
      saveAtOnce(strapi, async (trx) => {
        const locked = await lockRecord(trx, kind, { id }, "deletion");
        if (!locked) return "missing";
        await deleteLocked(strapi, locked);
        return [];
      }),
  };
}

/**
 * Adds a record of values that no form has checked, by all rules of a save; a value that its kind has no field for is left
 * out. Answers its id, or the first rule that is broken.
 */
export async function addRecord(
  strapi: Core.Strapi,
  kind: RecordKind<object>,
  values: object,
): Promise<{ id: number } | { fault: ValidationErrorItem }> {
  const fields = Object.entries(values).filter(([name]) => name in kind.schema.fields);
  const checked = await check(kind.schema, Object.fromEntries(fields));
  let id = 0;
  const saved =
    "value" in checked
      ? await recordStore(strapi, kind).add(checked.value, (added) => (id = added))
      : faultsOf(checked);
  const [fault] = Array.isArray(saved) ? saved : [];
  return fault ? { fault } : { id };
}
