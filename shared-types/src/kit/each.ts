import type { ISchema } from "yup";

/** The same rule under each of some keys. */
export const each = <Name extends string, Rule extends ISchema<unknown>>(
  names: readonly Name[],
  rule: Rule,
) => Object.fromEntries(names.map((name) => [name, rule])) as Record<Name, Rule>;
