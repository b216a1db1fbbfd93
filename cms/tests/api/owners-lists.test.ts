import type { AnimalRow } from "shared-types/animal/answers";
import type { PhotoPage } from "shared-types/photo/answers";
import type { PlantDetail, PlantRow } from "shared-types/plant/answers";
import type { ResourceItem } from "shared-types/resource/answers";
import { beforeAll, describe, expect, test } from "vitest";
import { animal } from "../fixtures/animals";
import { expectError } from "../fixtures/errors";
import { guestsPanel, panelOf, type Panel, useOwnersSite } from "../fixtures/panel";
import { createPhoto } from "../fixtures/photos";
import { plant } from "../fixtures/plants";
import { create, type Stored } from "../fixtures/records";
import { createResource, resource } from "../fixtures/resources";

const { site, panel } = useOwnersSite();
let others: Panel[];
let ghost: Stored;
let secret: Stored;
let draft: Stored;

beforeAll(async () => {
  others = [panelOf(site.url, ""), await guestsPanel(site)];
  const { strapi } = site;
  await create(strapi, "plant", plant("oak", "Oak"));
  secret = await create(strapi, "plant", plant("hidden", "Secret", { internal: true }));
  ghost = await create(strapi, "animal", animal("ghost", "Ghost", { internal: true }));
  const tags = { plants: [secret.documentId], animals: [ghost.documentId] };
  await createPhoto(strapi, "tagged", tags);
  draft = await createResource(strapi, 8, resource("Draft", { internal: true }));
  await createResource(strapi, 15, resource("Draft reference", { internal: true }));
});

/** The same request by the owner, by nobody and by another user. */
async function asked<Body>(method: "GET" | "POST", path: string, body?: object) {
  const mine = await panel.call<Body>(method, path, body);
  expect(mine.headers.get("cache-control")).toBe("no-store");
  const theirs = await Promise.all(others.map((other) => other.call<Body>(method, path, body)));
  return { mine, theirs };
}

describe("internal records are in the owner's lists and in nobody else's", () => {
  test.each([
    ["plants", "flora", ["oak"], ["hidden"]],
    ["animals", "fauna", [], ["ghost"]],
  ])("%s", async (_what, list, shown, hidden) => {
    const { mine, theirs } = await asked<(PlantRow | AnimalRow)[]>("POST", list, {});
    expect(mine.body.map(({ keyId, internal }) => [keyId, internal])).toEqual([
      ...shown.map((keyId) => [keyId, false]),
      ...hidden.map((keyId) => [keyId, true]),
    ]);
    for (const { body } of theirs) expect(body.map(({ keyId }) => keyId)).toEqual(shown);
  });

  test("photos: their tags, and what they are found by", async () => {
    const { mine, theirs } = await asked<PhotoPage>("POST", "photos", {});
    expect(mine.body.items).toMatchObject([{ plants: [secret.id], animals: [ghost.id] }]);
    for (const { body } of theirs) expect(body.items).toMatchObject([{ plants: [], animals: [] }]);
    const search = await asked<PhotoPage>("POST", "photos", { searchTerm: "ghost" });
    expect(search.mine.body.totalCount).toBe(1);
    for (const { body } of search.theirs) expect(body.totalCount).toBe(0);
  });

  test.each([
    ["resources", "Draft"],
    ["cats", "Draft reference"],
  ])("%s", async (path, title) => {
    const { mine, theirs } = await asked<ResourceItem[]>("GET", path);
    expect(mine.body).toMatchObject([{ title, internal: true }]);
    for (const { body } of theirs) expect(body).toEqual([]);
  });

  test("and their pages", async () => {
    for (const path of ["flora/hidden", "fauna/ghost", `resource/${draft.id}`]) {
      const { mine, theirs } = await asked<PlantDetail>("GET", path);
      expect([path, mine.status]).toEqual([path, 200]);
      for (const other of theirs) expectError(other, 404, "notFound");
    }
  });
});

test("a token that is none any more is a 401, so that its bearer renews it", async () => {
  const expired = panelOf(site.url, `${panel.token}x`);
  for (const [method, path] of [
    ["POST", "flora"],
    ["POST", "fauna"],
    ["POST", "photos"],
    ["GET", "resources"],
    ["GET", "cats"],
    ["GET", `resource/${draft.id}`],
    ["GET", "flora/oak"],
    ["GET", "fauna/ghost"],
  ] as const)
    expectError(
      await expired.call(method, path, method === "POST" ? {} : undefined),
      401,
      "unauthenticated",
    );
});
