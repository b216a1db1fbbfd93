import { calls, type Viewpoint } from "shared-types";
import { expect, test } from "vitest";
import { animalDraft, planDraft, plantDraft, resourceDraft } from "../fixtures/drafts";
import { useOwnersSite } from "../fixtures/panel";
import { sheet } from "../fixtures/plans";

const { panel } = useOwnersSite();

const add = (path: string, body: object) => panel.call<unknown[]>("POST", path, body);
/** The answer to a read of the address that an answer names. */
const follow = (location: string | null) =>
  panel.get<Record<string, unknown>>((location ?? "").replace(/^\/api\//, ""));

test.each([
  ["plantadd", { ...plantDraft, keyId: "new" }],
  ["animaladd", { ...animalDraft, keyId: "new" }],
  ["resourceadd", resourceDraft],
  ["planadd", { ...planDraft, keyId: "new" }],
])("%s answers [] and names the new record's address", async (path, draft) => {
  const { status, body, headers } = await add(path, draft);
  expect([status, body]).toEqual([200, []]);
  const found = await follow(headers.get("location"));
  expect(found.status).toBe(200);
  const [id] = Object.keys(draft);
  expect(found.body).toMatchObject({ ...draft, [id ?? ""]: expect.any(Number) as number });
});

test("viewpointadd names it too", async () => {
  const plan = { ...planDraft, keyId: "view", sheets: [sheet()] };
  const added = await add("planadd", plan);
  const { planId, sheets } = (await follow(added.headers.get("location"))).body as {
    planId: number;
    sheets: { sheetId: number }[];
  };
  const viewpoint = { viewpointId: 0, name: "Gate", planId, x: 0.5, y: 0.5, photoIds: [] };
  const sheetId = sheets[0]?.sheetId;
  const { body, headers } = await add("viewpointadd", { ...viewpoint, sheetId });
  expect(body).toEqual([]);
  const [all] = (await panel.get<Viewpoint[]>("viewpoints")).body;
  expect(headers.get("location")).toBe(`/api/viewpoints#${all?.viewpointId}`);
});

test("a record that is not added has no address", async () => {
  const { body, headers } = await add("resourceadd", { ...resourceDraft, categoryId: 0 });
  expect(body).toHaveLength(1);
  expect(headers.get("location")).toBeNull();
});

test("the OpenAPI document says which calls do", async () => {
  const { paths } = (await panel.get<{ paths: Record<string, object> }>("openapi.json")).body;
  for (const { path, creates } of Object.values(calls) as { path: string; creates?: string }[])
    expect(JSON.stringify(paths[path]).includes('"Location"'), path).toBe(creates !== undefined);
});
