import { errors } from "@strapi/utils";
import type { SchemaName, Shape } from "shared-types/shapes";
import type { ValidationErrorItem } from "shared-types/kit/error-answers";
import { check, faultsOf, type Checked, type Schema } from "shared-types/kit/check";
import { schemas } from "shared-types/schemas";
import type { CallContext } from "./call-context";

/** An entry of the table of calls that takes JSON: it names the schema of its body. */
export interface TakesBody<Name extends SchemaName> {
  body: Name;
}

/** `schemas` again, each as the schema of its own shape: TypeScript does not see that by itself. */
const byName: { [Name in SchemaName]: Schema<Shape<Name>> } = schemas;

/**
 * The validated body of a saving call, or the rules it breaks, which the call answers as a list.
 * @throws ValidationError for a body that is not such an object at all
 */
export async function checkBody<Name extends SchemaName>(
  ctx: CallContext,
  call: TakesBody<Name>,
): Promise<Exclude<Checked<Shape<Name>>, { malformed: unknown }>> {
  const body: unknown = ctx.request.body ?? {};
  if (typeof body !== "object" || body === null || Array.isArray(body))
    throw new errors.ValidationError("The body must be a JSON object.");
  const checked = await check(byName[call.body], body);
  if ("malformed" in checked)
    throw new errors.ValidationError(checked.malformed.map((e) => e.errorMessage).join(" "));
  return checked;
}

/**
 * The body of a reading call: a filter that breaks a rule is a malformed request.
 * @throws ValidationError, which becomes a 400 that says what is wrong (docs/product.md 5.1).
 */
export async function readBody<Name extends SchemaName>(
  ctx: CallContext,
  call: TakesBody<Name>,
): Promise<Shape<Name>> {
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
