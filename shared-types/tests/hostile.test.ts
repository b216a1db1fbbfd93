import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { inspect } from "node:util";
import { isSchema, type SchemaObjectDescription } from "yup";
import { test } from "vitest";
import { check, type Schema } from "../src/kit/check";

/** What a script may send in the place of anything: every type of JSON, nested, and keys that every object inherits. */
const hostile: unknown[] = [
  ...[null, true, 0, -1, 1e308, "", "x", [], {}],
  ...[[null], [[]], [{}], ["x"], [1, 2, 3], [null, null], [["x", 1]], [[[1]]], ["a", "b", "c"]],
  ...[{ x: 1 }, { length: 3 }, { constructor: 1 }, [{ toString: "x" }], [{ x: 1 }, { x: 1 }]],
  // Deeper than the stack.
  JSON.parse(`${"[".repeat(50_000)}${"]".repeat(50_000)}`),
];

type Place = (value: unknown) => unknown;
type Node = Partial<SchemaObjectDescription> & { innerType?: Node };

/** Every list and object of a body within as little of the rest as it takes, and all fields of an object at once. */
function placesOf({ fields = {}, innerType }: Node, put: Place = (value) => value): Place[] {
  if (innerType) return [put, ...placesOf(innerType, (value) => put([value]))];
  const names = Object.keys(fields);
  if (names.length === 0) return [];
  const everywhere: Place = (value) => put(Object.fromEntries(names.map((name) => [name, value])));
  const within = Object.entries(fields).flatMap(([name, field]) =>
    placesOf(field as Node, (value) => put({ [name]: value })),
  );
  return [put, everywhere, ...within];
}

/** The rules of all bodies and queries: whatever a noun's schema.ts exports. */
const src = join(import.meta.dirname, "../src");
const rooms = readdirSync(src).map((room) => join(src, room, "schema.ts"));
const modules = await Promise.all(
  rooms.filter(existsSync).map((file) => import(file) as Promise<Record<string, unknown>>),
);
const schemas = modules
  .flatMap((exported) => Object.entries(exported))
  .flatMap(([name, schema]) =>
    isSchema(schema) ? [{ name, schema: schema as Schema<unknown> }] : [],
  );

test.each(schemas)("$name answers whatever stands in any of its places", async ({ schema }) => {
  for (const put of placesOf(schema.describe()))
    for (const value of hostile) {
      const input = put(value);
      await check(schema, input).catch((error: unknown) => {
        throw new Error(`It throws at ${inspect(input, { depth: 8 })}`, { cause: error });
      });
    }
});
