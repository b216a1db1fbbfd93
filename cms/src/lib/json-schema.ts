import type { check } from "shared-types/schemas";

export interface JsonSchema {
  [key: string]: unknown;
}

interface Description {
  type: string;
  default?: unknown;
  nullable?: boolean;
  oneOf?: unknown[];
  fields?: Record<string, Description>;
  innerType?: Description;
  tests?: { name?: string; params?: Record<string, unknown> }[];
}

const isJson = (value: unknown) => value !== undefined && !Number.isNaN(value);

function describe(description: Description): JsonSchema {
  const { type, default: fallback, nullable, oneOf = [], fields, innerType } = description;
  const max = description.tests?.find(({ name }) => name === "max")?.params?.["max"];
  const schema: JsonSchema = type === "mixed" ? {} : { type: nullable ? [type, "null"] : type };
  if (oneOf.length > 0) schema["enum"] = oneOf;
  if (isJson(fallback) && type !== "object") schema["default"] = fallback;
  if (type === "string" && typeof max === "number") schema["maxLength"] = max;
  if (type === "array" && typeof max === "number") schema["maxItems"] = max;
  if (innerType) schema["items"] = describe(innerType);
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
