import { check, faultsOf } from "../src/kit/check";

type Schema = Parameters<typeof check>[0];

/** The rules that a body breaks: messages by field. */
export async function faults(schema: Schema, input: object): Promise<Record<string, string>> {
  const items = faultsOf(await check(schema, input));
  return Object.fromEntries(items.map(({ fieldId, errorMessage }) => [fieldId, errorMessage]));
}
