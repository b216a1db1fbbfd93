import { calls, type Call } from "shared-types";
import { describe, expect, test } from "vitest";
import { openApiDocument } from "../../src/api/openapi/document";

interface Operation {
  requestBody?: { content: Record<string, { schema: Record<string, unknown> }> };
}

const { paths } = openApiDocument("A garden");
const bodyOf = (path: string, method: string) =>
  (paths[path]?.[method.toLowerCase()] as Operation).requestBody?.content["application/json"]
    ?.schema;

/** Calls that save or ask by POST and still take no body: their path says it all. */
const withoutBody = new Set([
  ...["photoOptions", "photoDetails", "photoRestore"],
  ...["photosImport", "photoDuplicates"],
]);

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
