import { calls } from "shared-types/calls";
import type { Call } from "shared-types/kit/call";
import type { Schema } from "shared-types/kit/check";
import { validationErrors } from "shared-types/kit/error-answers";
import { isSaving } from "../../http/error-body";
import { namedSchemaOf, type JsonSchema } from "./json-schema";

const errorSchema: JsonSchema = {
  type: "object",
  required: ["error"],
  properties: {
    error: {
      type: "object",
      required: ["status", "code", "message"],
      properties: {
        status: { type: "integer" },
        code: { type: "string" },
        message: { type: "string" },
      },
    },
  },
};

const refTo = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

function refOf(schema: Schema<unknown>): JsonSchema {
  const { name, isList } = namedSchemaOf(schema);
  return isList ? { type: "array", items: refTo(name) } : refTo(name);
}

/** What a call answers when it fails. */
function failureSchema({ answer, files }: Call): JsonSchema {
  if (isSaving(answer)) return refOf(answer);
  // Errors in a form with files name the field.
  return files ? { anyOf: [refOf(validationErrors), refTo("Error")] } : refTo("Error");
}

const json = (schema: JsonSchema) => ({ "application/json": { schema } });

/** The multipart form of a call that takes files. */
const filesContent = (field: string, texts: readonly string[]) => ({
  "multipart/form-data": {
    schema: {
      type: "object",
      required: [field],
      properties: {
        [field]: { type: "array", items: { type: "string", format: "binary" } },
        ...Object.fromEntries(texts.map((name) => [name, { type: "string" }])),
      },
    },
  },
});

function requestBody({ body, files, texts = [] }: Call) {
  if (files) return { requestBody: { content: filesContent(files, texts) } };
  return body ? { requestBody: { content: json(refOf(body)) } } : {};
}

function parametersOf({ path, query = [] }: Call) {
  const schema = { type: "string" };
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: "path",
    required: true,
    schema,
  }));
  const parameters = [...inPath, ...query.map((name) => ({ name, in: "query", schema }))];
  return parameters.length > 0 ? { parameters } : {};
}

/** The address of the record that the call adds. */
function headersOf({ creates }: Call) {
  if (!creates) return {};
  const description = `The new record, ${creates}.`;
  return { headers: { Location: { description, schema: { type: "string" } } } };
}

function operation(name: string, call: Call) {
  const content = call.answer ? json(refOf(call.answer)) : { [call.mediaType]: {} };
  return {
    operationId: name,
    summary: call.summary,
    security: call.who === "anyone" ? [] : [{ owner: [] }],
    ...parametersOf(call),
    ...requestBody(call),
    responses: {
      200: { description: "The answer.", ...headersOf(call), content },
      default: { description: "What went wrong.", content: json(failureSchema(call)) },
    },
  };
}

/** The named schemas that calls refer to. */
function componentsOf(all: Call[]): Record<string, JsonSchema> {
  const used = all.flatMap(({ body, answer }) => [body, answer]).filter((one) => one !== undefined);
  const named = used.map((schema) => {
    const { name, jsonSchema } = namedSchemaOf(schema);
    return [name, jsonSchema] as const;
  });
  const sorted = named.sort(([one], [other]) => (one < other ? -1 : 1));
  return { Error: errorSchema, ...Object.fromEntries(sorted) };
}

/** The OpenAPI 3.1 description of every call (docs/product.md 5). */
export function openApiDocument(title: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  const all: [string, Call][] = Object.entries(calls);
  for (const [name, call] of all)
    (paths[call.path] ??= {})[call.method.toLowerCase()] = operation(name, call);
  return {
    openapi: "3.1.0",
    info: { title, version: "1", license: { name: "GPL-3.0-or-later" } },
    components: {
      schemas: componentsOf(all.map(([, call]) => call)),
      securitySchemes: { owner: { type: "http", scheme: "bearer" } },
    },
    paths,
  };
}
