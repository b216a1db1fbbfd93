import { expect, test } from "vitest";
import { newClientId } from "./client-id";

test("every id is a UUID of its own", () => {
  const ids = Array.from({ length: 200 }, newClientId);
  expect(new Set(ids).size).toBe(200);
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});
