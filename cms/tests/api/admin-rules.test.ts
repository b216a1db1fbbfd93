import type { AnimalDetail, PlantRow } from "shared-types";
import { linkMessages, panelMessages } from "shared-types";
import { beforeAll, describe, expect, test } from "vitest";
import { useSite } from "../boot";
import { animal } from "../fixtures/animals";
import { ask, send } from "../fixtures/ask";
import { adminToken, bearer, setUp } from "../fixtures/owner";
import { plant } from "../fixtures/plants";
import { create, documentsOf, tableOf, type Kind, type Stored } from "../fixtures/records";
import { createResource, resource } from "../fixtures/resources";

const site = useSite();
let oak: Stored;
beforeAll(async () => {
  await setUp(site.url);
  oak = await create(site.strapi, "plant", plant("oak", "White Oak"));
});

const update = (data: object) =>
  documentsOf(site.strapi, "plant").update({ documentId: oak.documentId, data });

/** The rule a save broke: the attribute and the message that Strapi's admin shows next to it. */
async function broken(save: () => Promise<unknown>): Promise<[attribute: string, message: string]> {
  const error = (await save().then(
    () => new Error("It was saved."),
    (fault: unknown) => fault,
  )) as Error & { details?: { errors?: { path: string[]; message: string }[] } };
  const [fault] = error.details?.errors ?? [];
  expect([error.name, fault]).toEqual(["ValidationError", expect.anything()]);
  return [fault?.path.join(".") ?? "", fault?.message ?? ""];
}

describe("Strapi's admin cannot save", () => {
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

  test("two of a kind with one key", async () => {
    const taken = ["keyId", panelMessages.keyTaken];
    expect(await broken(() => create(site.strapi, "plant", plant("oak", "Other")))).toEqual(taken);
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
    "example.org",
    "/\\evil",
    "java\tscript:alert(1)",
  ])("a link or a resource that leads to %j", async (href) => {
    const wrong = ["href", linkMessages.href];
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
  test("texts without control characters", async () => {
    await update({ aka: "a\u0000b\u001fc", notesShort: "line\nline\ttab", height: " \u0007 " });
    const { body } = await send<PlantRow[]>(`${site.url}/api/flora`, { searchTerm: "oak" });
    expect(body[0]).toMatchObject({ aka: "abc", notesShort: "line\nline\ttab", height: "" });
  });

  test("a copy of a record with its texts cleaned and its search fields set", async () => {
    const { documentId } = await create(site.strapi, "animal", animal("first", "First Moth"));
    const documents = documentsOf(site.strapi, "animal") as unknown as {
      clone(options: { documentId: string; data?: object }): Promise<unknown>;
    };
    const copy = (data?: object) => documents.clone({ documentId, ...(data ? { data } : {}) });
    const data = { keyId: "second", nameCommon: "Éclair Moth" };
    await copy({ ...data, notes: "<p>a</p><script>x</script>" });
    const { body } = await ask<AnimalDetail>(`${site.url}/api/fauna/second`);
    expect(body).toMatchObject({ notes: "&lt;p&gt;a&lt;/p&gt;", classTax: "Insecta" });
    const found = await send<object[]>(`${site.url}/api/fauna`, { searchTerm: "eclair" });
    expect(found.body).toHaveLength(1);
    expect(await broken(() => copy())).toEqual(["keyId", panelMessages.keyTaken]);
    expect(await broken(() => copy({ keyId: "first" }))).toEqual(["keyId", panelMessages.keyTaken]);
  });
});

test("a refused save in Strapi's admin names the message and the field", async () => {
  const headers = bearer(await adminToken(site.url));
  const links = `${site.url}/content-manager/collection-types/api::link.link`;
  const wrong = { text: "A", href: "javascript:alert(1)" };
  const { status, body } = await send(links, wrong, "POST", headers);
  expect(status).toBe(400);
  const message = linkMessages.href;
  expect(body).toMatchObject({
    error: { message, details: { errors: [{ path: ["href"], message }] } },
  });
});
