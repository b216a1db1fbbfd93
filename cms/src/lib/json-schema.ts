import type { check } from "shared-types/schemas";

export interface JsonSchema {
  [key: string]: unknown;
}

interface Description {
  type: string;
  default?: unknown;
  oneOf?: unknown[];
  fields?: Record<string, Description>;
  tests?: { name?: string; params?: Record<string, unknown> }[];
}

function describe({ type, default: fallback, oneOf = [], fields, tests = [] }: Description) {
  const max = tests.find(({ name }) => name === "max")?.params?.["max"];
  const schema: JsonSchema = type === "mixed" ? {} : { type };
  if (oneOf.length > 0) schema["enum"] = oneOf;
  if (fallback !== undefined && type !== "object") schema["default"] = fallback;
  if (type === "string" && typeof max === "number") schema["maxLength"] = max;
  if (fields) {
    schema["properties"] = Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [name, describe(field)]),
    );
    schema["additionalProperties"] = false;
  }
  return schema;
}

/** A Yup schema as JSON Schema: types, defaults, closed lists and lengths. */
export function jsonSchemaOf(schema: Parameters<typeof check>[0]): JsonSchema {
  return describe(schema.describe());
}
