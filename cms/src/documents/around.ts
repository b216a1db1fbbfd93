import type { Core } from "@strapi/strapi";
import type { DocumentContext, DocumentData } from "./write";

type Next = () => Promise<unknown>;

function around(
  strapi: Core.Strapi,
  wanted: { uid: string; action: "update" | "delete" },
  work: (documentId: string, data: DocumentData, next: Next) => Promise<unknown>,
): void {
  strapi.documents.use((context, next) => {
    const { uid, action, params } = context as DocumentContext;
    const { documentId, data } = params;
    if (uid !== wanted.uid || action !== wanted.action || !documentId) return next();
    return work(documentId, data ?? {}, next) as ReturnType<typeof next>;
  });
}

/** Wraps every update of documents of one type; `next` performs it. */
export function aroundUpdate(
  strapi: Core.Strapi,
  uid: string,
  work: (documentId: string, data: DocumentData, next: Next) => Promise<unknown>,
): void {
  around(strapi, { uid, action: "update" }, work);
}

/** Wraps every deletion of documents of one type; it may call `next`, throw, or do something else. */
export function aroundDelete(
  strapi: Core.Strapi,
  uid: string,
  work: (documentId: string, next: Next) => Promise<unknown>,
): void {
  around(strapi, { uid, action: "delete" }, (documentId, _data, next) => work(documentId, next));
}

/** What the Document Service returns from a save or deletion. */
export interface Changed {
  id?: number;
  entries?: { id: number }[];
}

/** Ids of the rows that a save or deletion returns. */
export const idsOf = ({ id, entries }: Changed) =>
  id === undefined ? (entries ?? []).map((entry) => entry.id) : [id];

/**
 * Wraps every save of documents of one type in a transaction; `documentId` is '' for a new one. `work` may look at what
 * `next` has saved, and throw to take it back.
 */
export function aroundSave(
  strapi: Core.Strapi,
  uid: string,
  work: (
    documentId: string,
    next: () => Promise<{ documentId: string }>,
  ) => Promise<{ documentId: string }>,
): void {
  const actions = ["create", "update", "clone"];
  strapi.documents.use((context, next) => {
    if (context.uid !== uid || !actions.includes(context.action)) return next();
    const { documentId = "" } = (context as DocumentContext).params;
    const save = next as unknown as () => Promise<{ documentId: string }>;
    return strapi.db.transaction(() => work(documentId, save)) as unknown as ReturnType<
      typeof next
    >;
  });
}

/** Runs after every save and deletion of documents of one type, in the same transaction. */
export function afterChange(
  strapi: Core.Strapi,
  uid: string,
  work: (ids: number[]) => Promise<void>,
): void {
  const actions = ["create", "update", "clone", "delete"];
  strapi.documents.use(async (context, next) => {
    if (context.uid !== uid || !actions.includes(context.action)) return next();
    return strapi.db.transaction(async () => {
      const result = await next();
      await work(idsOf(result as Changed));
      return result;
    });
  });
}
