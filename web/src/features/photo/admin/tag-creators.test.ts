import { afterEach, expect, it, vi } from "vitest";
import { panelMessages } from "shared-types/kit/panel-messages";
import type { PlantDraft } from "shared-types/plant/schema";
import { tagCreators } from "./tag-creators";

const calls = vi.hoisted(() => ({
  ownerSave: vi.fn<(call: unknown, asked: { body: unknown }) => unknown>(),
  ownerRead: vi.fn<(call: unknown, asked: { body?: unknown }) => unknown>(),
}));
vi.mock("../../../lib/owner-calls", () => calls);

afterEach(() => {
  calls.ownerSave.mockReset();
  calls.ownerRead.mockReset();
});

const keyTaken = [{ fieldId: "keyId", errorMessage: panelMessages.keyTaken }];
/** What the lists have of a common and of a scientific name, and the books of the latter. */
const namesRead = (byCommon: object[], byScientific: object[], byBook: object[] = []) =>
  [byCommon, byScientific, byBook].reduce<typeof calls.ownerRead>(
    (read, found) => read.mockResolvedValueOnce(found),
    calls.ownerRead,
  );
const sent = () => calls.ownerSave.mock.calls.map(([, { body }]) => body as PlantDraft);

it("makes an internal plant of its two names, with the next free key", async () => {
  calls.ownerSave.mockResolvedValueOnce(keyTaken).mockResolvedValueOnce([]);
  namesRead([], []).mockResolvedValue({ plantId: 31 });
  const made = await tagCreators.plants.create("Trout lily", " Erythronium americanum ");
  expect(made).toEqual({ option: { Key: 31, Value: "Trout lily" } });
  expect(sent().map(({ keyId }) => keyId)).toEqual(["trout-lily", "lily"]);
  expect(sent()[1]).toMatchObject({
    plantId: 0,
    nameCommon: "Trout lily",
    nameDisplay: "Trout lily",
    nameScientific: "Erythronium americanum",
    type: "",
    heightSort: 0,
    notes: "",
    internal: true,
  });
  expect(calls.ownerSave.mock.calls[1]?.[0]).toBe("POST /api/plantadd");
  expect(calls.ownerRead).toHaveBeenCalledWith("GET /api/plant/{keyId}", {
    params: { keyId: "lily" },
  });
});

it("asks once before a second plant of a name, whatever its case", async () => {
  const stored = { plantId: 7, nameCommon: "Yellow trout lily", aka: "" };
  namesRead([], [{ ...stored, nameScientific: "Erythronium americanum" }]);
  const create = () => tagCreators.plants.create("Dogtooth violet", "erythronium AMERICANUM");
  expect(await create()).toEqual({
    problem:
      "You already have a plant with this scientific name: “Yellow trout lily” (Erythronium americanum). To save this one as well, press the button again.",
  });
  expect(calls.ownerSave).not.toHaveBeenCalled();
  // Only what has one of the two names is read, not the whole list.
  expect(calls.ownerRead.mock.calls.flatMap(([, { body }]) => body ?? [])).toMatchObject([
    { searchColumn: "com", searchTerm: "Dogtooth violet" },
    { searchColumn: "sci", searchTerm: "erythronium AMERICANUM" },
  ]);
  calls.ownerSave.mockResolvedValueOnce([]);
  calls.ownerRead.mockResolvedValue({ plantId: 31 });
  expect(await create()).toEqual({ option: { Key: 31, Value: "Dogtooth violet" } });
});

it("asks before a second plant of one species by another scientific name, not by one that begins like it", async () => {
  const stored = { recordId: 7, nameCommon: "Bluets", nameScientific: "Houstonia caerulea" };
  namesRead([], [], [{ ...stored, names: ["Quaker ladies", "Hedyotis caerulea"] }]);
  expect(await tagCreators.plants.create("Bluet", "Hedyotis caerulea")).toEqual({
    problem:
      "You already have this plant under another scientific name: “Bluets” (Houstonia caerulea). To save this one as well, press the button again.",
  });
  namesRead([], [], [{ ...stored, names: ["Hedyotis caerulea"] }]).mockResolvedValue({
    plantId: 3,
  });
  calls.ownerSave.mockResolvedValueOnce([]);
  expect(await tagCreators.plants.create("Bluet", "Hedyotis")).toHaveProperty("option");
});

it("makes an animal whose name has no letters for a key", async () => {
  calls.ownerSave.mockResolvedValue([]);
  namesRead([], []).mockResolvedValue({ animalId: 4 });
  const made = await tagCreators.animals.create("大斑啄木鸟", "Dendrocopos major");
  expect(made).toEqual({ option: { Key: 4, Value: "大斑啄木鸟" } });
  expect(calls.ownerSave.mock.calls[0]?.[0]).toBe("POST /api/animaladd");
  expect(sent()[0]).toMatchObject({ animalId: 0, keyId: "major", internal: true });
});

it("hands over why a plant was refused", async () => {
  const errorMessage = "Please enter a scientific name.";
  calls.ownerSave.mockResolvedValue([{ fieldId: "nameScientific", errorMessage }]);
  expect(await tagCreators.plants.create("Trout lily", " ")).toEqual({ problem: errorMessage });
  expect(calls.ownerSave).toHaveBeenCalledOnce();
});

it("makes a keyword, or takes the one made elsewhere", async () => {
  const errorMessage = "That keyword already exists.";
  calls.ownerSave.mockResolvedValue([{ fieldId: "keyword", errorMessage }]);
  calls.ownerRead.mockResolvedValueOnce({ Keywords: [{ Key: 8, Value: "Moss" }] });
  expect(await tagCreators.keywords.create("moss", "")).toEqual({
    option: { Key: 8, Value: "Moss" },
  });
  calls.ownerRead.mockResolvedValueOnce({ Keywords: [] });
  expect(await tagCreators.keywords.create("moss", "")).toEqual({ problem: errorMessage });
  expect(calls.ownerSave).toHaveBeenCalledWith("POST /api/keywordadd", {
    body: { keyword: "moss" },
  });
});

it("makes a category of photos, not of resources", async () => {
  calls.ownerSave.mockResolvedValue([]);
  calls.ownerRead.mockResolvedValueOnce({ Categories: [{ Key: 5, Value: "Pond" }] });
  expect(await tagCreators.categories.create("Pond", "")).toEqual({
    option: { Key: 5, Value: "Pond" },
  });
  expect(calls.ownerSave).toHaveBeenCalledWith("POST /api/categoryadd", {
    body: { cpListId: 1, cpOptionName: "Pond", cpOptionDescrip: "", cpOptionValue: "" },
  });
});
