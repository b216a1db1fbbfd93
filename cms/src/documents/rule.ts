import type { Core } from "@strapi/strapi";

export type DocumentData = Record<string, unknown>;

interface Attribute {
  type: string;
  required?: boolean;
}

/** What we use of the context of a Document Service middleware. */
export interface DocumentContext {
  uid: string;
  action: string;
  contentType: { attributes: Record<string, Attribute> };
  params: { data?: DocumentData; documentId?: string };
}

type Next = () => Promise<unknown>;

/**
 * What holds for every save and deletion of documents of the types that list it (save-rules.ts), whoever saves: a call,
 * Strapi's admin, an import. It wraps the rules after it, which `next` performs with the save: it may change the data,
 * throw, do something else, or do more afterwards in the same transaction.
 */
export type Rule = (strapi: Core.Strapi, context: DocumentContext, next: Next) => Promise<unknown>;

/** One rule of several, the outermost first. */
export function inOrder(...rules: readonly Rule[]): Rule {
  return (strapi, context, next) => {
    const from = (n: number): Promise<unknown> => {
      const rule = rules[n];
      return rule ? rule(strapi, context, () => from(n + 1)) : next();
    };
    return from(0);
  };
}

/**
 * Holds saves and deletions to the rules of their type.
 * @throws if a type of this site has no list
 */
export function holdToRules(strapi: Core.Strapi, rules: Record<string, readonly Rule[]>): void {
  const own = Object.keys(strapi.contentTypes).filter((uid) => uid.startsWith("api::"));
  const missing = own.filter((uid) => !(uid in rules));
  if (missing.length > 0) throw new Error(`Say which rules saves have: ${missing.join(", ")}.`);
  const ruleOf = new Map(Object.entries(rules).map(([uid, list]) => [uid, inOrder(...list)]));
  strapi.documents.use((context, next) => {
    const rule = ruleOf.get(context.uid);
    return rule
      ? (rule(strapi, context as DocumentContext, next) as ReturnType<typeof next>)
      : next();
  });
}

/** A document about to be saved: by a call, by Strapi's admin, or as a copy of another. */
export interface Write {
  uid: string;
  action: "create" | "update" | "clone";
  attributes: Record<string, Attribute>;
  /** The document id of the record that is updated or copied. */
  documentId: string | undefined;
  data: DocumentData;
}

const isSave = (action: string): action is Write["action"] =>
  action === "create" || action === "update" || action === "clone";

function writeOf({ uid, action, contentType, params }: DocumentContext): Write | null {
  if (!isSave(action)) return null;
  // A copy may have no data of its own, but rules must be able to add some.
  const data = (params.data ??= {});
  return { uid, action, attributes: contentType.attributes, documentId: params.documentId, data };
}

/** A rule that sees what is about to be saved; it may change the data or throw. */
export const beforeSave =
  (see: (write: Write, strapi: Core.Strapi) => void | Promise<void>): Rule =>
  async (strapi, context, next) => {
    const write = writeOf(context);
    if (write) await see(write, strapi);
    return next();
  };

/** A rule that translates the error of a failed save, or leaves it. */
export const onFailedSave =
  (translated: (error: unknown, write: Write) => unknown): Rule =>
  async (_strapi, context, next) => {
    const write = writeOf(context);
    if (!write) return next();
    try {
      return await next();
    } catch (error) {
      throw translated(error, write);
    }
  };

/** A rule around every update; `next` performs it. */
export const aroundUpdate =
  (
    work: (
      strapi: Core.Strapi,
      update: { documentId: string; data: DocumentData },
      next: Next,
    ) => Promise<unknown>,
  ): Rule =>
  (strapi, { action, params: { documentId, data } }, next) =>
    action === "update" && documentId
      ? work(strapi, { documentId, data: data ?? {} }, next)
      : next();

/** A rule around every deletion; it may call `next`, throw, or do something else. */
export const aroundDelete =
  (work: (strapi: Core.Strapi, documentId: string, next: Next) => Promise<unknown>): Rule =>
  (strapi, { action, params: { documentId } }, next) =>
    action === "delete" && documentId ? work(strapi, documentId, next) : next();

/**
 * A rule around every save, in a transaction; `documentId` is '' for a new document. `work` may look at what `next` has
 * saved, and throw to take it back.
 */
export const aroundSave =
  (
    work: (
      strapi: Core.Strapi,
      documentId: string,
      next: () => Promise<{ documentId: string }>,
    ) => Promise<unknown>,
  ): Rule =>
  (strapi, { action, params: { documentId = "" } }, next) =>
    isSave(action)
      ? strapi.db.transaction(() =>
          work(strapi, documentId, next as () => Promise<{ documentId: string }>),
        )
      : next();

/** What the Document Service returns from a save or deletion. */
export interface Changed {
  id?: number;
  entries?: { id: number }[];
}

/** Ids of the rows that a save or deletion returns. */
export const idsOf = ({ id, entries }: Changed) =>
  id === undefined ? (entries ?? []).map((entry) => entry.id) : [id];

/** A rule that does more after every save and deletion, in the same transaction. */
export const afterChange =
  (work: (strapi: Core.Strapi, ids: number[]) => Promise<void>): Rule =>
  async (strapi, { action }, next) => {
    if (!isSave(action) && action !== "delete") return next();
    return strapi.db.transaction(async () => {
      const result = await next();
      await work(strapi, idsOf(result as Changed));
      return result;
    });
  };
