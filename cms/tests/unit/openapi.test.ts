import { calls } from "shared-types/calls";
import type { Call } from "shared-types/kit/call";
import { describe, expect, test } from "vitest";
import { openApiDocument } from "../../src/api/openapi/document";
import { wordsOf } from "../fixtures/lists";

interface Operation {
  requestBody?: { content: Record<string, { schema: Record<string, unknown> }> };
  responses: Record<string, { content: Record<string, unknown> }>;
}

const { paths, components } = openApiDocument("A garden");
interface Ref {
  $ref?: string;
}
const named = (schema: Ref | undefined) =>
  schema && components.schemas[String(schema.$ref).replace("#/components/schemas/", "")];
const operationOf = (path: string, method: string) =>
  paths[path]?.[method.toLowerCase()] as Operation;
const bodyOf = (path: string, method: string) =>
  named(operationOf(path, method).requestBody?.content["application/json"]?.schema);

/** POST and PUT calls without a JSON body: everything is in the path, or they take a form. */
const withoutBody = new Set(
  wordsOf(`photoOptions photoDetails photoRestore photoDuplicates photosUpload photoReplace pictureUpload
    messageSend backupMake publishCancel publishTicket secondFactorBegin csvImport sightingsImport nameBookImport`),
);

describe("the description of the calls", () => {
  test.each(Object.entries(calls as Record<string, Call>))(
    "tells the body of %s",
    (name, { method, path }) => {
      const takesBody = (method === "POST" || method === "PUT") && !withoutBody.has(name);
      const closed = expect.objectContaining({
        type: "object",
        additionalProperties: false,
      }) as object;
      expect(bodyOf(path, method)).toEqual(takesBody ? closed : undefined);
    },
  );

  test.each(Object.entries(calls as Record<string, Call>))(
    "tells the answer of %s",
    (_name, { method, path, mediaType }) => {
      const { responses } = operationOf(path, method);
      const content = responses["200"]?.content ?? {};
      if (mediaType !== undefined) {
        expect(Object.keys(content)).toEqual([mediaType]);
        return;
      }
      const { schema } = content["application/json"] as { schema: Ref & { items?: Ref } };
      expect(named(schema.items ?? schema)).toHaveProperty("type");
    },
  );

  test("tells which fields of an answer are always there, and which are for the owner only", () => {
    expect(components.schemas["PlantDetail"]).toMatchObject({
      properties: {
        sun: { enum: ["", "F", "F-P", "F-S", "P-S", "S-PS", "S"] },
        banner: { type: ["object", "null"], required: ["fileName", "version", "alt"] },
        links: { type: "array", items: { required: ["linkId", "href", "text"] } },
      },
      required: expect.arrayContaining(["plantId", "banner", "links"]) as string[],
      additionalProperties: false,
    });
    expect(components.schemas["Health"]).toMatchObject({ required: ["status", "parts"] });
  });

  test("tells which answer is no JSON", () => {
    const typesOf = (path: string) => operationOf(path, "get").responses["200"]?.content ?? {};
    expect(Object.keys(typesOf("/api/messagesexport"))).toEqual(["text/csv"]);
    expect(Object.keys(typesOf("/api/messagecounts"))).toEqual(["application/json"]);
  });

  test("tells the form of the call that takes files", () => {
    const { requestBody } = operationOf("/api/photosupload", "post");
    expect(Object.keys(requestBody?.content ?? {})).toEqual(["multipart/form-data"]);
    expect(requestBody?.content["multipart/form-data"]?.schema).toMatchObject({
      properties: { files: { type: "array", items: { type: "string", format: "binary" } } },
    });
  });

  test("tells both ways in which a form of files is refused", () => {
    const { responses } = operationOf("/api/photosupload", "post");
    const json = responses["default"]?.content["application/json"];
    const refs = ["ValidationErrors", "Error"].map((name) => ({
      $ref: `#/components/schemas/${name}`,
    }));
    expect(json).toEqual({ schema: { anyOf: refs } });
  });

  test("tells lists of ids, what may be null, lengths and nested objects", () => {
    const { photoupdate, photostag } = {
      photoupdate: bodyOf("/api/photoupdate", "POST"),
      photostag: bodyOf("/api/photostag", "POST"),
    };
    expect(photoupdate?.["properties"]).toMatchObject({
      alt: { type: "string", maxLength: 500 },
      dateTaken: { type: ["string", "null"], default: null },
      keywords: { type: "array", items: { type: "number" } },
    });
    expect(photostag?.["properties"]).toMatchObject({
      add: { type: "object", properties: { plants: { type: "array", maxItems: 10_000 } } },
    });
    expect(JSON.stringify(paths)).not.toContain("NaN");
  });
});
