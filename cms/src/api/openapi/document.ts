import { calls } from "shared-types/calls";
import type { KnownCall, SchemaName } from "shared-types/shapes";
import { schemas } from "shared-types/schemas";
import { isSaving } from "../../http/calls";
import { jsonSchemaOf, type JsonSchema } from "./json-schema";

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

const answerSchema = (answer: NonNullable<KnownCall["answer"]>) =>
  answer.endsWith("[]") ? { type: "array", items: refTo(answer.slice(0, -2)) } : refTo(answer);

/** What a call answers when it fails. */
function failureSchema({ answer, files }: KnownCall): JsonSchema {
  if (isSaving(answer)) return refTo(answer);
  // Errors in a form with files name the field.
  return files ? { anyOf: [refTo("ValidationErrors"), refTo("Error")] } : refTo("Error");
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

function requestBody({ body, files, texts = [] }: KnownCall) {
  if (files) return { requestBody: { content: filesContent(files, texts) } };
  return body ? { requestBody: { content: json(refTo(body)) } } : {};
}

function parametersOf({ path, query = [] }: KnownCall) {
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
function headersOf({ creates }: KnownCall) {
  if (!creates) return {};
  const description = `The new record, ${creates}.`;
  return { headers: { Location: { description, schema: { type: "string" } } } };
}

function operation(name: string, call: KnownCall) {
  const content = call.answer ? json(answerSchema(call.answer)) : { [call.mediaType]: {} };
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
function componentsOf(all: KnownCall[]): Record<string, JsonSchema> {
  const used = all.flatMap(({ body, answer }) => [body, answer?.replace("[]", "")]);
  const names = [...new Set(["ValidationErrors", ...used])].filter((name) => name !== undefined);
  const components: Record<string, JsonSchema> = { Error: errorSchema };
  for (const name of names.sort()) components[name] = jsonSchemaOf(schemas[name as SchemaName]);
  return components;
}

/** The OpenAPI 3.1 description of every call (docs/product.md 5). */
export function openApiDocument(title: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  const all: [string, KnownCall][] = Object.entries(calls);
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
