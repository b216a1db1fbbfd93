import { errors } from "@strapi/utils";
import { panelMessages, type ValidationErrors } from "shared-types";
import type { CallContext } from "./call-context";

/** What became of a save: rules only the server can know (empty: done), or why there was none. */
export type Saved = ValidationErrors | "missing" | "changed";

/** Answers a save: the list, 404 when there is no such record, 412 when someone else saved it (contract §3). */
export function answerSave(ctx: CallContext, saved: Saved, notFound: string): void {
  if (saved === "missing") throw new errors.NotFoundError(notFound);
  if (saved === "changed") ctx.throw(412, panelMessages.changedByOther);
  ctx.body = saved;
}
