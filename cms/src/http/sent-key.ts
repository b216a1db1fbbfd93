import { AsyncLocalStorage } from "node:async_hooks";
import type { CallContext } from "./call-context";

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const sentAs = new AsyncLocalStorage<string>();

/** Saves under the request's Idempotency-Key: after a lost answer the save comes again with the same one (docs/product.md 5.2). */
export function asSent<T>(ctx: CallContext, save: () => Promise<T>): Promise<T> {
  const key = ctx.get("idempotency-key");
  if (key !== "" && !uuid.test(key)) ctx.throw(400, "An Idempotency-Key is a UUID.");
  return sentAs.run(key, save);
}

/** The key of the save that is being made; '' when its sender has given none. */
export const sentKey = (): string => sentAs.getStore() ?? "";
