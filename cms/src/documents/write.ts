import type { Core } from "@strapi/strapi";

export type DocumentData = Record<string, unknown>;

interface Attribute {
  type: string;
  required?: boolean;
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

/** What we use of the context of a Document Service middleware. */
export interface DocumentContext {
  uid: string;
  action: string;
  contentType: { attributes: Record<string, Attribute> };
  params: { data?: DocumentData; documentId?: string };
}

const isSave = (action: string): action is Write["action"] =>
  action === "create" || action === "update" || action === "clone";

function writeOf({ uid, action, contentType, params }: DocumentContext): Write | null {
  if (!uid.startsWith("api::") || !isSave(action)) return null;
  // A copy may have no data of its own, but rules must be able to add some.
  const data = (params.data ??= {});
  return { uid, action, attributes: contentType.attributes, documentId: params.documentId, data };
}

/** Runs a rule before every save of this site's documents; it may change the data or throw. */
export function beforeSave(
  strapi: Core.Strapi,
  rule: (write: Write) => void | Promise<void>,
): void {
  strapi.documents.use(async (context, next) => {
    const write = writeOf(context as DocumentContext);
    if (write) await rule(write);
    return next();
  });
}

/** Translates the error of a failed save of this site's documents, or leaves it. */
export function onFailedSave(
  strapi: Core.Strapi,
  rename: (write: Write, error: unknown) => unknown,
): void {
  strapi.documents.use(async (context, next) => {
    const write = writeOf(context as DocumentContext);
    if (!write) return next();
    try {
      return await next();
    } catch (error) {
      throw rename(write, error);
    }
  });
}
