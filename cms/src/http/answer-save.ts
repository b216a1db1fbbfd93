import { errors } from "@strapi/utils";
import type { ValidationErrors } from "shared-types/kit/error-answers";
import { panelMessages } from "shared-types/kit/panel-messages";
import type { CallContext } from "./call-context";

/** The outcome of a save: broken rules (empty: done), or why it was not made. */
export type Saved = ValidationErrors | "missing" | "changed";

/** What a save answers: the list of errors, 404 if there is no such record, 412 if someone else has saved it (docs/product.md 5.1). */
export function answerOfSave(ctx: CallContext, saved: Saved, notFound: string): ValidationErrors {
  if (saved === "missing") throw new errors.NotFoundError(notFound);
  return saved === "changed" ? ctx.throw(412, panelMessages.changedByOther) : saved;
}
