import type { AnimalFilter } from "shared-types/animal/fields";
import { animalList } from "shared-types/animal/list";
import type { AnimalRow } from "shared-types/animal/answers";
import type { PlantRow } from "shared-types/plant/answers";
import type { PlantFilter } from "shared-types/plant/fields";
import { plantList } from "shared-types/plant/list";
import type { FoldedNotes } from "shared-types/publish/data";
import { listSpecies } from "shared-types/species/list";
import type { CopyData } from "./data";

/** Notes are much of a list, and seldom searched. */
async function notesFor(
  data: CopyData,
  name: "flora-notes" | "fauna-notes",
  { searchColumn, searchTerm }: PlantFilter | AnimalFilter,
): Promise<FoldedNotes> {
  if (searchColumn !== "not" || searchTerm === "") return {};
  return Object.assign({}, ...(await data.all(name))) as FoldedNotes;
}

export async function listFlora(data: CopyData, filter: PlantFilter): Promise<PlantRow[]> {
  const [rows, notes] = await Promise.all([
    data.all("flora"),
    notesFor(data, "flora-notes", filter),
  ]);
  return listSpecies(plantList, rows.flat(), filter, ({ keyId }) => notes[keyId] ?? "");
}

export async function listFauna(data: CopyData, filter: AnimalFilter): Promise<AnimalRow[]> {
  const [rows, notes] = await Promise.all([
    data.all("fauna"),
    notesFor(data, "fauna-notes", filter),
  ]);
  return listSpecies(animalList, rows.flat(), filter, ({ keyId }) => notes[keyId] ?? "");
}
