import { errors } from "@strapi/utils";
import { check, type Checked, type Schema } from "shared-types/schemas";
import type { CallContext } from "./call-context";

/** The validated body of a saving call, or the rules it breaks, which the call answers as a list. */
export async function checkBody<T>(
  ctx: CallContext,
  schema: Schema<T>,
): Promise<Exclude<Checked<T>, { malformed: unknown }>> {
  const body: unknown = ctx.request.body ?? {};
  if (typeof body !== "object" || body === null || Array.isArray(body))
    throw new errors.ValidationError("The body must be a JSON object.");
  const checked = await check(schema, body);
  if ("malformed" in checked)
    throw new errors.ValidationError(checked.malformed.map((e) => e.errorMessage).join(" "));
  return checked;
}

/**
 * The body of a reading call: a filter that breaks a rule is a malformed request.
 * @throws ValidationError, which becomes a 400 that says what is wrong (docs/product.md 5.1).
 */
export async function readBody<T>(ctx: CallContext, schema: Schema<T>): Promise<T> {
  const checked = await checkBody(ctx, schema);
  if ("broken" in checked)
    throw new errors.ValidationError(checked.broken.map((e) => e.errorMessage).join(" "));
  return checked.value;
}
