import { historyMessages } from "shared-types/history/codes";
import type { Change } from "shared-types/history/answers";
import { expect, test } from "vitest";
import { linkDraft, plantDraft } from "../fixtures/drafts";
import { expectErrorList } from "../fixtures/errors";
import { addPlant, fresh, historyOf, restore, undo } from "../fixtures/kept";
import { owner, useOwnersSite } from "../fixtures/panel";
import { addSpecies } from "../fixtures/species";

const { panel } = useOwnersSite();

async function addLink(typeId: number, text: string): Promise<number> {
  const draft = { ...linkDraft, text, typeId };
  return (await panel.call<{ newLinkId: number }>("POST", "plantlinkadd", draft)).body.newLinkId;
}

const changesOf = async (id: number) => (await historyOf(panel, "plant", id)).body;

/** The changes of links, the newest first; the record's own changes without a name. */
const told = (changes: Change[]) => changes.map(({ what, link }) => [what, link?.text ?? ""]);

test("the history of a plant tells of its links: added, edited, taken away", async () => {
  const { id, keyId } = await addPlant(panel);
  const linkId = await addLink(id, "Guide");
  await panel.save("PUT", "plantupdate", { ...plantDraft, plantId: id, keyId, height: "9 ft" });
  const edit = { ...linkDraft, linkId, typeId: id, text: "Field guide" };
  await panel.save("POST", "plantlinkedit", edit);
  await panel.save("POST", "plantlinkremove", edit);
  const changes = await changesOf(id);
  expect(told(changes)).toEqual([
    ["changed", "Field guide"],
    ["changed", "Field guide"],
    ["changed", ""],
    ["added", "Field guide"],
    ["added", ""],
  ]);
  expect(changes[0]).toMatchObject({
    who: owner.email,
    fields: [{ fieldId: "plants", before: [plantDraft.nameCommon], after: [] }],
  });
  expect(changes[1]?.fields).toMatchObject([
    { fieldId: "text", before: "Guide", after: "Field guide", isChangedSince: false },
  ]);
});

test("and it is taken back there, with the ETag of the link", async () => {
  const { id, keyId } = await addPlant(panel);
  const linkId = await addLink(id, "Guide");
  await panel.save("POST", "plantlinkremove", { ...linkDraft, linkId, typeId: id });
  const { body, headers } = await historyOf(panel, "plant", id);
  const [change] = body;
  const wanted = { changeId: change?.changeId, overwrite: false };
  const plants = headers.get("etag") ?? "";
  expectErrorList(await panel.call("POST", "changeundo", wanted, plants), 412);
  expect(await panel.save("POST", "changeundo", wanted, change?.link?.etag)).toEqual([]);
  expect((await panel.get(`plant/${keyId}`)).body).toMatchObject({ links: [{ linkId }] });
});

test("of a link that came to another record, or changed when it no longer hung here, nothing", async () => {
  const [one, other] = [await addPlant(panel), await addPlant(panel)];
  const linkId = await addLink(one.id, "Guide");
  await panel.save("POST", "plantlinkaddexist", { ...linkDraft, linkId, typeId: other.id });
  expect(told(await changesOf(one.id))).toEqual([
    ["added", "Guide"],
    ["added", ""],
  ]);
  await panel.save("POST", "plantlinkremove", { ...linkDraft, linkId, typeId: one.id });
  const { length } = await changesOf(one.id);
  await panel.save("PUT", "linkupdate", { linkId, text: "Since", href: "https://example.org/s" });
  expect(await changesOf(one.id)).toHaveLength(length);
  expect((await changesOf(other.id))[0]).toMatchObject({ link: { text: "Since" } });
});

test("an animal of the same id hears nothing of a plant's link", async () => {
  const { id } = await addPlant(panel);
  await addLink(id, "Guide");
  let animalId = 0;
  while (animalId < id) animalId = await addSpecies(panel, "animal", { keyId: fresh() });
  expect(told((await historyOf(panel, "animal", id)).body)).toEqual([["added", ""]]);
});

test("a deleted link is told with its last name; nothing of it is undone before it is back", async () => {
  const { id } = await addPlant(panel);
  const linkId = await addLink(id, "Guide");
  await panel.save("PUT", "linkupdate", { linkId, text: "Last", href: "https://example.org/l" });
  await panel.save("DELETE", `linkdelete/${linkId}`);
  const changes = await changesOf(id);
  expect(told(changes)[0]).toEqual(["deleted", "Last"]);
  expect(changes.map(({ link }) => link?.etag)).toEqual(["", "", "", undefined]);
  const [, edited] = changes;
  if (!edited) throw new Error("The edit is not kept.");
  expect(await undo(panel, edited)).toMatchObject([{ errorMessage: historyMessages.deleted }]);
  expect(await restore(panel, "link", linkId)).toEqual([]);
  expect(await undo(panel, edited)).toEqual([]);
  expect(told(await changesOf(id))[0]).toEqual(["changed", "Guide"]);
});
