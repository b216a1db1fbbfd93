import type { Schema } from "shared-types/kit/check";

export interface JsonSchema {
  [key: string]: unknown;
}

interface Description {
  type: string;
  default?: unknown;
  nullable?: boolean;
  optional?: boolean;
  oneOf?: unknown[];
  fields?: Record<string, Description>;
  innerType?: Description;
  meta?: { id?: string; jsonSchema?: JsonSchema };
  tests?: { name?: string; params?: Record<string, unknown> }[];
}

const isJson = (value: unknown) => value !== undefined && !Number.isNaN(value);

const hasDefault = ({ type, default: fallback }: Description) =>
  isJson(fallback) && type !== "object";

/** A field that has a default may be missing. */
const isRequired = (field: Description) =>
  field.optional === false && (field.type === "object" || field.default === undefined);

function describe(description: Description): JsonSchema {
  const { type, default: fallback, nullable, oneOf = [], fields, innerType, meta } = description;
  const max = description.tests?.find(({ name }) => name === "max")?.params?.["max"];
  const schema: JsonSchema = type === "mixed" ? {} : { type: nullable ? [type, "null"] : type };
  if (oneOf.length > 0) schema["enum"] = oneOf;
  if (hasDefault(description)) schema["default"] = fallback;
  if (type === "string" && typeof max === "number") schema["maxLength"] = max;
  if (type === "array" && typeof max === "number") schema["maxItems"] = max;
  if (innerType) schema["items"] = describe(innerType);
  if (fields && Object.keys(fields).length > 0) {
    const entries = Object.entries(fields);
    const required = entries.filter(([, field]) => isRequired(field)).map(([name]) => name);
    schema["properties"] = Object.fromEntries(
      entries.map(([name, field]) => [name, describe(field)]),
    );
    if (required.length > 0) schema["required"] = required;
    schema["additionalProperties"] = false;
  }
  return { ...schema, ...meta?.jsonSchema };
}

/** A Yup schema as JSON Schema: types, required fields, defaults, closed lists and lengths. */
export function jsonSchemaOf(schema: Schema<unknown>): JsonSchema {
  return describe(schema.describe());
}

/** The name that a schema has (its `.meta({ id })`), or that what it is a list of has, and the JSON Schema of that name. */
export function namedSchemaOf(schema: Schema<unknown>) {
  const whole: Description = schema.describe();
  const isList = whole.meta?.id === undefined;
  const named = isList ? whole.innerType : whole;
  if (named?.meta?.id === undefined) throw new Error("A body or an answer of a call has no name.");
  return { name: named.meta.id, jsonSchema: describe(named), isList };
}
