// @slow
import type { Core } from "@strapi/strapi";
import type { ResourceItem } from "shared-types/resource/answers";
import { describe, expect, test } from "vitest";
import { useSite } from "../boot";
import { animal } from "../fixtures/animals";
import { ask } from "../fixtures/ask";
import { bearer, getUser, owner, setUp, signIn } from "../fixtures/owner";
import { createPhoto } from "../fixtures/photos";
import { plant } from "../fixtures/plants";
import { create, tableOf, type Kind } from "../fixtures/records";
import { createResource, resource } from "../fixtures/resources";

const site = useSite();

/** Bypasses the Document Service and its checks, like two concurrent saves. */
const insert = (kind: Kind, data: object) => tableOf(site.strapi, kind).create({ data });

describe("the database refuses", () => {
  const twins: [string, Kind, object, object][] = [
    ["two plants of one key", "plant", { keyId: "oak" }, { keyId: "oak" }],
    ["two animals of one key", "animal", { keyId: "wren" }, { keyId: "wren" }],
    ["two photos of one name", "photo", { fileName: "a.jpg" }, { fileName: "a.jpg" }],
    [
      "the same photo twice",
      "photo",
      { fileName: "b.jpg", contentHash: "ff" },
      { fileName: "c.jpg", contentHash: "ff" },
    ],
    ["two keywords that fold alike", "keyword", { foldKeyword: "oak" }, { foldKeyword: "oak" }],
    [
      "two options of one list that fold alike",
      "category",
      { cpListId: 1, foldName: "birds" },
      { cpListId: 1, foldName: "birds" },
    ],
  ];
  test.each(twins)("%s", async (_case, kind, first, second) => {
    await insert(kind, first);
    await expect(insert(kind, second)).rejects.toThrow(/unique/i);
  });

  test.each([
    ["Wild Bergamot", "wild  BERGAMOT"],
    ["Été", "ete"],
    ["dusk", "dusk"],
  ])("the keyword %s beside %s", async (first, second) => {
    await create(site.strapi, "keyword", { keyword: first });
    await expect(create(site.strapi, "keyword", { keyword: second })).rejects.toThrow();
  });

  test("no option of the other list, no photo without a hash, no animal with a plant's key", async () => {
    await create(site.strapi, "category", { cpListId: 1, cpOptionName: "Books" });
    await createPhoto(site.strapi, "nohash1");
    await createPhoto(site.strapi, "nohash2");
    await create(site.strapi, "plant", plant("same", "Same"));
    await create(site.strapi, "animal", animal("same", "Same"));
  });
});

describe("the Document Service refuses", () => {
  test.each(["", "Oak", "a b", "elevenchars", "é"])("a plant with the key %j", async (keyId) => {
    await expect(create(site.strapi, "plant", plant(keyId, "Bad"))).rejects.toThrow();
  });

  test("a plant whose code is on no list, or that has no name", async () => {
    await expect(
      create(site.strapi, "plant", plant("bad1", "Bad", { sun: "X" })),
    ).rejects.toThrow();
    await expect(
      create(site.strapi, "plant", { ...plant("bad2", "Bad"), nameCommon: null }),
    ).rejects.toThrow();
  });
});

describe("a second start", () => {
  const roleUid = "plugin::users-permissions.role";
  const permissionUid = "plugin::users-permissions.permission";
  let second: Core.Strapi;

  const actionsOf = async (strapi: Core.Strapi, type: string) => {
    const { id } = await tableOf(strapi, roleUid).findOne({ where: { type } });
    const permissions = tableOf<{ action: string }>(strapi, permissionUid);
    return (await permissions.findMany({ where: { role: id } })).map(({ action }) => action).sort();
  };

  test("keeps the data, keeps the ids, and puts the roles back", async () => {
    const first = site.strapi;
    await createResource(first, 8, resource("A kept book"));
    expect((await setUp(site.url)).body).toEqual([]);
    const before = await actionsOf(first, "public");
    const counts = async (strapi: Core.Strapi) =>
      Promise.all(
        ["category", "plant", "photo", "resource", "keyword"].map((kind) =>
          tableOf(strapi, kind).count(),
        ),
      );
    const wanted = await counts(first);

    const role = await tableOf(first, roleUid).findOne({ where: { type: "public" } });
    const grant = "plugin::users-permissions.auth.register";
    await tableOf(first, permissionUid).create({ data: { action: grant, role: role.id } });
    await tableOf(first, permissionUid).delete({ where: { action: before[0] } });
    const store = first.store({ type: "plugin", name: "users-permissions", key: "advanced" });
    await store.set({ value: { ...((await store.get({})) as object), allow_register: true } });
    // As after an upgrade: Strapi compares its schema with the tables again
    await first.db.connection("strapi_database_schema").update({ hash: "older" });
    await site.restart();
    second = site.strapi;

    expect(await counts(second)).toEqual(wanted);
    expect(await actionsOf(second, "public")).toEqual(before);
    const advanced = await second
      .store({ type: "plugin", name: "users-permissions", key: "advanced" })
      .get({});
    expect(advanced).toMatchObject({ allow_register: false });
  });

  test("serves what was saved before", async () => {
    const { body } = await ask<ResourceItem[]>(`${site.url}/api/resources`);
    expect(body).toMatchObject([{ title: "A kept book", categoryId: 8 }]);
  });

  test("knows its owner, asks for no other, and reads the secrets of the first", async () => {
    const { status, token } = await signIn(site.url);
    expect(status).toBe(200);
    expect((await getUser(site.url, bearer(token))).body).toHaveLength(1);
    expect((await setUp(site.url, { email: "else@example.org" })).body).toMatchObject([
      { fieldId: "token" },
    ]);
    expect(await tableOf(second, "admin::user").count({ where: { email: owner.email } })).toBe(1);
  });
});
