import { errors } from "@strapi/utils";
import type { ValidationErrorItem } from "shared-types/kit/error-answers";
import { check, faultsOf, type Checked, type Schema } from "shared-types/kit/check";
import type { CallContext } from "./call-context";

/** An entry of the table of calls that takes JSON. */
export interface TakesBody<Body> {
  body: Schema<Body>;
}

/**
 * The validated body of a saving call, or the rules it breaks, which the call answers as a list.
 * @throws ValidationError for a body that is not such an object at all
 */
export async function checkBody<Body>(
  ctx: CallContext,
  call: TakesBody<Body>,
): Promise<Exclude<Checked<Body>, { malformed: unknown }>> {
  const body: unknown = ctx.request.body ?? {};
  if (typeof body !== "object" || body === null || Array.isArray(body))
    throw new errors.ValidationError("The body must be a JSON object.");
  const checked = await check(call.body, body);
  if ("malformed" in checked)
    throw new errors.ValidationError(checked.malformed.map((e) => e.errorMessage).join(" "));
  return checked;
}

/**
 * The body of a reading call: a filter that breaks a rule is a malformed request.
 * @throws ValidationError, which becomes a 400 that says what is wrong (docs/product.md 5.1).
 */
export async function readBody<Body>(ctx: CallContext, call: TakesBody<Body>): Promise<Body> {
  const checked = await checkBody(ctx, call);
  if ("broken" in checked)
    throw new errors.ValidationError(checked.broken.map((e) => e.errorMessage).join(" "));
  return checked.value;
}

/**
 * The query of a reading call.
 * @throws ValidationError with what `say` makes of the first fault, by default its own message
 */
export async function readQuery<T>(
  { query }: CallContext,
  schema: Schema<T>,
  say: (fault: ValidationErrorItem) => string = ({ errorMessage }) => errorMessage,
): Promise<T> {
  const checked = await check(schema, { ...query });
  if ("value" in checked) return checked.value;
  throw new errors.ValidationError(faultsOf(checked).slice(0, 1).map(say).join(""));
}
