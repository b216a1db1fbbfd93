import { calls, type Call, type CallName } from "shared-types";
import { jsonSchemaOf, type JsonSchema } from "../../lib/json-schema";
import { bodySchemas } from "./bodies";

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

const errorListSchema: JsonSchema = {
  type: "array",
  items: {
    type: "object",
    required: ["fieldId", "errorMessage"],
    properties: { fieldId: { type: "string" }, errorMessage: { type: "string" } },
  },
};

const messagesSchema: JsonSchema = {
  type: "array",
  items: { type: "object", required: ["message"], properties: { message: { type: "string" } } },
};

const savingSchemas: Record<NonNullable<Call["answers"]>, JsonSchema> = {
  errors: errorListSchema,
  messages: messagesSchema,
  linkAdd: {
    type: "object",
    required: ["errors", "newLinkId"],
    properties: { errors: messagesSchema, newLinkId: { type: "integer" } },
  },
};

const answer = (description: string, schema?: JsonSchema, mediaType = "application/json") => ({
  description,
  content: { [mediaType]: schema ? { schema } : {} },
});

/** The form of a call that takes files. */
const filesBody = (field: string) => ({
  content: {
    "multipart/form-data": {
      schema: {
        type: "object",
        required: [field],
        properties: { [field]: { type: "array", items: { type: "string", format: "binary" } } },
      },
    },
  },
});

function operation(name: CallName, call: Call) {
  const bodySchema = bodySchemas[name];
  const body = bodySchema && jsonSchemaOf(bodySchema);
  const parameters = [
    ...[...call.path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => ({
      name: parameter,
      in: "path",
      required: true,
      schema: { type: "string" },
    })),
    ...(call.query ?? []).map((parameter) => ({
      name: parameter,
      in: "query",
      schema: { type: "string" },
    })),
  ];
  const saving = call.answers && savingSchemas[call.answers];
  // What is wrong with a form of files is told by its field.
  const refusal = call.files ? { anyOf: [errorListSchema, errorSchema] } : errorSchema;
  return {
    operationId: name,
    summary: call.summary,
    security: call.who === "owner" ? [{ owner: [] }] : [],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(call.files ? { requestBody: filesBody(call.files) } : {}),
    ...(body ? { requestBody: { content: { "application/json": { schema: body } } } } : {}),
    responses: {
      200: answer("The answer.", saving, call.mediaType),
      default: answer("What went wrong.", saving ?? refusal),
    },
  };
}

/** The OpenAPI 3.1 description of every call (contract §4). */
export function openApiDocument(title: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, call] of Object.entries(calls) as [CallName, Call][])
    (paths[call.path] ??= {})[call.method.toLowerCase()] = operation(name, call);
  return {
    openapi: "3.1.0",
    info: { title, version: "1", license: { name: "GPL-3.0-or-later" } },
    components: { securitySchemes: { owner: { type: "http", scheme: "bearer" } } },
    paths,
  };
}
