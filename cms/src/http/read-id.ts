import { errors } from "@strapi/utils";
import type { CallContext } from "./call-context";

/**
 * A path parameter that is an id: digits only, 1 or more.
 * @throws NotFoundError for anything else
 */
export function readId(ctx: CallContext, name: string, notFound: string): number {
  const text = ctx.params[name] ?? "";
  const id = /^\d{1,9}$/.test(text) ? Number(text) : 0;
  if (id === 0) throw new errors.NotFoundError(notFound);
  return id;
}
