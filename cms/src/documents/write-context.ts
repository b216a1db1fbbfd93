import type { Core } from "@strapi/strapi";
import type { DocumentData } from "./derived-columns";

/** What a document middleware sees of a save or a deletion. */
export interface WriteContext {
  uid: string;
  action: string;
  params: { data?: DocumentData; documentId?: string };
}

type Middleware = Parameters<Core.Strapi["documents"]["use"]>[0];
type Rule = (context: WriteContext, next: () => Promise<unknown>) => Promise<unknown>;

/** A rule as the Document Service takes it: its own types know no content type of ours. */
export function onDocuments(strapi: Core.Strapi, rule: Rule): void {
  strapi.documents.use(((context: unknown, next: () => Promise<unknown>) =>
    rule(context as WriteContext, next)) as unknown as Middleware);
}
