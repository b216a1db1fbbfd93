import fc from "fast-check";
import { calls, type Call, type CallName } from "shared-types";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bodySchemas } from "../../src/api/openapi/bodies";
import { jsonSchemaOf } from "../../src/lib/json-schema";
import { bootSite, type BootedSite } from "../boot";
import { ask } from "../fixtures/ask";
import { expectContract } from "../fixtures/contract-answer";
import { bearer } from "../fixtures/owner";
import { ownersPanel } from "../fixtures/panel";

let site: BootedSite;
let token: string;
beforeAll(async () => {
  site = await bootSite();
  ({ token } = await ownersPanel(site));
});
afterAll(() => site.close());

/** Twenty bodies a call, the same each time; a failure names its own. */
const runs = { numRuns: 20, seed: 20_261_122 };

const all = Object.entries(calls as Record<CallName, Call>) as [CallName, Call][];
// Files have their own tests; an import or a backup takes as long as it takes.
const asked = all.filter(
  ([name]) => !["photosUpload", "photosImport", "backupMake"].includes(name),
);

const oddText = fc.constantFrom(
  ...[
    "",
    " ",
    "\u0000",
    "\ud83d",
    "\u202e",
    "a\r\nBcc: x@example.org",
    "' or 1=1 --",
    "%",
    "../..",
  ],
  ...["<script>alert(1)</script>", "javascript:alert(1)", "$ne", "__proto__", "x".repeat(5000)],
);
const oddNumber = fc.constantFrom(0, -1, 1, 0.5, 1e9, 2 ** 31, 2 ** 53, -(2 ** 53), 1e308);
const value = fc.oneof(
  oddText,
  oddNumber,
  fc.boolean(),
  fc.jsonValue({ maxDepth: 2 }),
  fc.array(fc.oneof(oddNumber, oddText), { maxLength: 4 }),
);

/** A body with fields that the call knows, and now and then one that it does not. */
function bodyOf(name: CallName): fc.Arbitrary<unknown> {
  const schema = bodySchemas[name];
  const known = schema ? Object.keys(jsonSchemaOf(schema).properties ?? {}) : [];
  const strange = ["nobody", "constructor", "__proto__", "id", "documentId"];
  const key = fc.constantFrom(...known, ...known, ...known, ...strange);
  return fc.oneof(
    { weight: 9, arbitrary: fc.dictionary(key, value, { maxKeys: 8 }) },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  );
}

const parameter = fc.oneof(oddText, oddNumber.map(String), fc.string({ minLength: 1 }));

/** A lone surrogate has no form in an address. */
const inAddress = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, "?")) || "1";

describe("whatever it is asked, as the owner, the answer is the contract's", () => {
  test.each(asked)("%s", async (name, call) => {
    const isBodied = call.method === "POST" || call.method === "PUT";
    await fc.assert(
      fc.asyncProperty(bodyOf(name), parameter, async (body, given) => {
        const path = call.path.replace(/\{\w+\}/, inAddress(given));
        const answer = await ask(`${site.url}${path}`, {
          method: call.method,
          headers: {
            ...bearer(token),
            ...(isBodied ? { "content-type": "application/json" } : {}),
          },
          ...(isBodied ? { body: JSON.stringify(body) } : {}),
        });
        expectContract(call, answer);
      }),
      runs,
    );
  });
});

describe("JSON that means harm", () => {
  const post = async (body: string) => {
    const started = Date.now();
    const answer = await ask(`${site.url}/api/flora`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
    });
    return { answer, took: Date.now() - started };
  };

  /** From JSONTestSuite's `n_` files: none is JSON. */
  const notJson = [
    ...[
      "[1 true]",
      "[a\u00e5]",
      '["": 1]',
      "[,1]",
      "[1,,2]",
      '["x"]]',
      "[-]",
      "[+1]",
      "[.1]",
      "[0x1]",
    ],
    ...[
      "[1.]",
      "[0e+]",
      "[Infinity]",
      "[NaN]",
      "[-012]",
      "{'a':0}",
      '{"a":"b",}',
      '{"a" b}',
      "{a: 1}",
    ],
    ...['{"a":/*c*/1}', '["\\u00A"]', '["\\x00"]', '["\t"]', "{", "[", '"', "nul", "<.>"],
    ...['{"a":1}}', '{"a":true} "x"', "{9999E9999:1}", "[\u0061]", "\u2060{}"],
  ];
  test.each(notJson)("%j is a 400", async (body) => {
    expect((await post(body)).answer.status).toBe(400);
  });

  test("with __proto__ changes nothing but its own answer", async () => {
    for (const body of [
      '{"__proto__":{"polluted":1}}',
      '{"constructor":{"prototype":{"polluted":1}}}',
    ])
      expect((await post(body)).answer.status).toBe(400);
    expect({}).not.toHaveProperty("polluted");
    expect((await post("{}")).answer.status).toBe(200);
  });

  test("of a thousand levels, or of as many entries, is refused at once", async () => {
    const deep = (levels: number) => "[".repeat(levels) + "]".repeat(levels);
    for (const nested of [deep(50), deep(1000), deep(100_000)])
      for (const body of [nested, `{"searchTerm":${nested}}`]) {
        const { answer, took } = await post(body);
        expect(answer.status).toBe(400);
        expect(took).toBeLessThan(1000);
      }
    const photoIds = Array.from({ length: 10_001 }, (_, n) => n);
    const many = await ask(`${site.url}/api/photosdetails`, {
      method: "POST",
      headers: { ...bearer(token), "content-type": "application/json" },
      body: JSON.stringify({ photoIds }),
    });
    expect(many.status).toBe(400);
  });
});
