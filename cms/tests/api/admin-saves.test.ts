import { hrefMessage } from "shared-types/kit/href";
import type { AnimalDetail } from "shared-types/animal/answers";
import { panelMessages } from "shared-types/kit/panel-messages";
import type { PlantRecord, PlantRow } from "shared-types/plant/answers";
import { beforeAll, describe, expect, test } from "vitest";
import type { TagKind } from "../../src/database/tag-kinds";
import { animal } from "../fixtures/animals";
import { ask, send } from "../fixtures/ask";
import { historyOf, lastChange, undo } from "../fixtures/kept";
import { adminToken, bearer, owner } from "../fixtures/owner";
import { useOwnersSite } from "../fixtures/panel";
import { photoOf } from "../fixtures/photo-drafts";
import { createPhoto } from "../fixtures/photos";
import { plant } from "../fixtures/plants";
import { create, documentsOf, tableOf, type Kind, type Stored } from "../fixtures/records";
import { createResource, resource } from "../fixtures/resources";

const { site, panel } = useOwnersSite();

describe("rules", () => {
  let oak: Stored;
  beforeAll(async () => {
    oak = await create(site.strapi, "plant", plant("oak", "White Oak"));
  });

  const update = (data: object) =>
    documentsOf(site.strapi, "plant").update({ documentId: oak.documentId, data });

  /** The rule a save broke: the attribute and the message that Strapi's admin shows next to it. */
  async function broken(
    save: () => Promise<unknown>,
  ): Promise<[attribute: string, message: string]> {
    const error = (await save().then(
      () => new Error("It was saved."),
      (fault: unknown) => fault,
    )) as Error & { details?: { errors?: { path: string[]; message: string }[] } };
    const [fault] = error.details?.errors ?? [];
    expect([error.name, fault]).toEqual(["ValidationError", expect.anything()]);
    return [fault?.path.join(".") ?? "", fault?.message ?? ""];
  }

  describe("Strapi's admin cannot save", () => {
    const spot = { name: "From the gate", planId: 1, sheetId: 1, x: 0.5, y: 0.5 };

    test.each([
      ["keyId", "", "Please enter a key id."],
      ["keyId", "add", "The key id 'add' is reserved. Please choose another."],
      ["keyId", "Oak", "A key id has 1 to 10 of the letters a–z, digits and '-'."],
      ["keyId", "elevenchars", "A key id has 1 to 10 of the letters a–z, digits and '-'."],
      ["nameCommon", "", "Please enter a name common."],
      ["nameDisplay", " \u00a0\n", "Please enter a name display."],
    ])("a plant or an animal whose %s is %j", async (attribute, value, message) => {
      const of = (seed: object) => ({ ...seed, [attribute]: value });
      for (const save of [
        () => create(site.strapi, "plant", of(plant("new1", "New"))),
        () => create(site.strapi, "animal", of(animal("new1", "New"))),
        () => update({ [attribute]: value }),
      ])
        expect(await broken(save)).toEqual([attribute, message]);
    });

    test.each<[Kind, string, object]>([
      ...["heightSort", "widthSort", "keystone"].flatMap((size) =>
        [-5, 10_001].map((value): [Kind, string, object] => [
          "plant",
          size,
          plant("size", "Sized", { [size]: value }),
        ]),
      ),
      ["resource", "sortOrder", resource("A", { sortOrder: -1 })],
      ["plan", "order", { keyId: "size", title: "A", order: -1 }],
      ["viewpoint", "sheetId", { ...spot, sheetId: 0 }],
      ...["x", "y"].flatMap((place) =>
        [-0.1, 1.1].map((value): [Kind, string, object] => [
          "viewpoint",
          place,
          { ...spot, [place]: value },
        ]),
      ),
      ["site-record", "contactPhoto", { contactPhoto: -1 }],
    ])("a %s whose %s is out of bounds", async (kind, attribute, data) => {
      expect((await broken(() => create(site.strapi, kind, data)))[0]).toBe(attribute);
    });

    test("two of a kind with one key", async () => {
      const taken = ["keyId", panelMessages.keyTaken];
      expect(await broken(() => create(site.strapi, "plant", plant("oak", "Other")))).toEqual(
        taken,
      );
      const yew = await create(site.strapi, "plant", plant("yew", "Yew"));
      const documents = documentsOf(site.strapi, "plant");
      const rename = () => documents.update({ documentId: yew.documentId, data: { keyId: "oak" } });
      expect(await broken(rename)).toEqual(taken);
      await update({ keyId: "oak", aka: "Kept" });
      await create(site.strapi, "animal", animal("oak", "An animal may have it"));
    });

    test.each([
      "javascript:alert(1)",
      "//evil.example",
      "data:text/html,x",
      "example",
      "/\\evil",
      "java\tscript:alert(1)",
    ])("a link or a resource that leads to %j", async (href) => {
      const wrong = ["href", hrefMessage];
      expect(await broken(() => create(site.strapi, "link", { text: "A", href }))).toEqual(wrong);
      const book = () => createResource(site.strapi, 8, resource("Book", { href }));
      expect(await broken(book)).toEqual(wrong);
    });

    test.each<[Kind, string, object]>([
      ["link", "href", { text: "A", href: "" }],
      ["link", "text", { text: " ", href: "/a" }],
      ["keyword", "keyword", { keyword: "\n" }],
      ["quote", "quotation", { position: 1, quotation: "", author: "A" }],
      ["quote", "author", { position: 1, quotation: "Q", author: " " }],
      ["category", "cpOptionName", { cpListId: 1, cpOptionName: "" }],
      ["resource", "description", resource("A", { description: "<p> </p><script>x</script>" })],
    ])("a %s without its %s", async (kind, attribute, data) => {
      expect((await broken(() => create(site.strapi, kind, data)))[0]).toBe(attribute);
      expect(await tableOf(site.strapi, kind).count({ where: data })).toBe(0);
    });

    test("notes that the form could not save again", async () => {
      const notes = `<p>${"&".repeat(15_000)}</p>`;
      expect((await broken(() => update({ notes })))[0]).toBe("notes");
    });
  });

  describe("Strapi's admin saves", () => {
    test("links with their scheme", async () => {
      await create(site.strapi, "link", { text: "A", href: "example.org/x" });
      const where = { href: "https://example.org/x" };
      expect(await tableOf(site.strapi, "link").count({ where })).toBe(1);
    });

    test("texts without control characters", async () => {
      await update({ aka: "a\u0000b\u001fc", notesShort: "line\nline\ttab", height: " \u0007 " });
      const { body } = await send<PlantRow[]>(`${site.url}/api/flora`, { searchTerm: "oak" });
      expect(body[0]).toMatchObject({ aka: "abc", notesShort: "line\nline\ttab", height: "" });
    });

    test("a copy of a record with its texts cleaned and its search fields set", async () => {
      const { documentId } = await create(site.strapi, "animal", animal("first", "First Moth"));
      const documents = documentsOf(site.strapi, "animal");
      const copy = (data?: object) => documents.clone({ documentId, ...(data ? { data } : {}) });
      const data = { keyId: "second", nameCommon: "Éclair Moth" };
      await copy({ ...data, notes: "<p>a</p><script>x</script>" });
      const { body } = await ask<AnimalDetail>(`${site.url}/api/fauna/second`);
      expect(body).toMatchObject({ notes: "&lt;p&gt;a&lt;/p&gt;", classTax: "Insecta" });
      const found = await send<object[]>(`${site.url}/api/fauna`, { searchTerm: "eclair" });
      expect(found.body).toHaveLength(1);
      expect(await broken(() => copy())).toEqual(["keyId", panelMessages.keyTaken]);
      expect(await broken(() => copy({ keyId: "first" }))).toEqual([
        "keyId",
        panelMessages.keyTaken,
      ]);
    });
  });

  test("a photo is not duplicated", async () => {
    const { documentId } = await createPhoto(site.strapi, "only-one");
    const copy = () => documentsOf(site.strapi, "photo").clone({ documentId });
    const message = "A photo cannot be duplicated: import its file again instead.";
    expect(await broken(copy)).toEqual(["", message]);
  });

  test("a photo is not made without its file", async () => {
    const photos = `${site.url}/content-manager/collection-types/api::photo.photo`;
    const made = { fileName: "none.jpg", thumbFileName: "none.jpg" };
    const headers = bearer(await adminToken(site.url));
    const { status, body } = await send(photos, made, "POST", headers);
    const message = "A photo comes with its file: upload it in the Media Library instead.";
    expect([status, body]).toMatchObject([400, { error: { message } }]);
  });

  test("a refused save in Strapi's admin names the message and the field", async () => {
    const headers = bearer(await adminToken(site.url));
    const links = `${site.url}/content-manager/collection-types/api::link.link`;
    const wrong = { text: "A", href: "javascript:alert(1)" };
    const { status, body } = await send(links, wrong, "POST", headers);
    expect(status).toBe(400);
    const message = hrefMessage;
    expect(body).toMatchObject({
      error: { message, details: { errors: [{ path: ["href"], message }] } },
    });
  });
});

describe("tags", () => {
  let oak: Stored;
  let headers: Record<string, string>;
  beforeAll(async () => {
    oak = await create(site.strapi, "plant", plant("tagged", "White Oak"));
    headers = bearer(await adminToken(site.url));
  });

  /** Saves a tag in Strapi's admin. */
  async function saveTag(path: string, data: object, method: "PUT" | "POST"): Promise<void> {
    const calls = `${site.url}/content-manager/collection-types`;
    const { status } = await send(`${calls}/${path}`, data, method, headers);
    expect(status).toBe(method === "PUT" ? 200 : 201);
  }
  const savePhotosOf = (photos: object) =>
    saveTag(`api::plant.plant/${oak.documentId}`, { photos }, "PUT");
  const tagsOf = async (id: number, kind: TagKind) => (await photoOf(panel, id))[kind];

  test("photos that a plant gets in Strapi's admin have it in their history, where it can be undone", async () => {
    const { id, documentId } = await createPhoto(site.strapi, "gets");
    const other = await createPhoto(site.strapi, "keeps", { plants: [oak.id] });
    await savePhotosOf({ connect: [{ id, documentId }], disconnect: [] });
    expect(await tagsOf(id, "plants")).toEqual([oak.id]);
    const change = await lastChange(panel, "photo", id);
    expect(change).toMatchObject({
      who: `${owner.email} (Strapi’s admin)`,
      fields: [{ fieldId: "plants", before: [], after: ["White Oak"] }],
    });
    expect((await historyOf(panel, "photo", other.id)).body).toEqual([]);
    expect(await undo(panel, change)).toEqual([]);
    expect(await tagsOf(id, "plants")).toEqual([]);
  });

  test("the first photo that visitors see with it becomes its picture, and is in its history", async () => {
    const elm = await create(site.strapi, "plant", plant("pictured", "Elm"));
    const hidden = await createPhoto(site.strapi, "hidden", { visibility: "internal" });
    const seen = [await createPhoto(site.strapi, "seen"), await createPhoto(site.strapi, "later")];
    for (const { id, documentId } of [hidden, ...seen]) {
      const photos = { connect: [{ id, documentId }], disconnect: [] };
      await saveTag(`api::plant.plant/${elm.documentId}`, { photos }, "PUT");
    }
    const { body } = await panel.get<PlantRecord>(`plant/${elm.id}`);
    expect([body.thumbId, body.bannerId]).toEqual([seen[0]?.id, seen[0]?.id]);
    const changes = (await historyOf(panel, "plant", elm.id)).body;
    expect(changes.map(({ fields }) => fields.map(({ fieldId }) => fieldId))).toEqual([
      ["thumbId", "bannerId"],
    ]);
  });

  test("photos that it loses keep nothing that was said of it", async () => {
    const { id, documentId } = await createPhoto(site.strapi, "loses", { plants: [oak.id] });
    const said = { plants: [{ plantId: oak.id, stage: "leaf" }], animals: [], interactions: [] };
    expect(await panel.save("PUT", "phototagsupdate", { photoId: id, ...said })).toEqual([]);
    await savePhotosOf({ connect: [], disconnect: [{ id, documentId }] });
    expect((await lastChange(panel, "photo", id)).fields).toMatchObject([
      { fieldId: "plants", before: ["White Oak"], after: [] },
      { fieldId: "tagNotes", before: ["White Oak: Leafing out"], after: [] },
    ]);
    await savePhotosOf({ connect: [{ id, documentId }], disconnect: [] });
    expect((await photoOf(panel, id)).tagNotes.plants).toEqual([]);
  });

  test("photos of a new keyword have it in their history", async () => {
    const { id, documentId } = await createPhoto(site.strapi, "new");
    const photos = { connect: [{ id, documentId }], disconnect: [] };
    await saveTag("api::keyword.keyword", { keyword: "Frost", photos }, "POST");
    expect((await lastChange(panel, "photo", id)).fields).toMatchObject([
      { fieldId: "keywords", before: [], after: ["Frost"] },
    ]);
  });
});
