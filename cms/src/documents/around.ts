import type { Core } from "@strapi/strapi";
import type { DocumentData } from "./write";

interface Context {
  uid: string;
  action: string;
  params: { data?: DocumentData; documentId?: string };
}

type Next = () => Promise<unknown>;

function around(
  strapi: Core.Strapi,
  wanted: { uid: string; action: "update" | "delete" },
  work: (documentId: string, data: DocumentData, next: Next) => Promise<unknown>,
): void {
  strapi.documents.use((context, next) => {
    const { uid, action, params } = context as Context;
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
