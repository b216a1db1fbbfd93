import type { AnimalDraft } from "shared-types/animal/codes";
import { animalOwnerCalls } from "shared-types/animal/owner";
import { limits } from "shared-types/kit/limits";
import { loadMessages } from "shared-types/kit/messages";
import { animalDraftSchema } from "shared-types/animal/schema";
import type { PanelSpecies } from "../../../components/panel/panel-species";
import { ownerReadTagged, ownerSaveQuietly, saving } from "../../../lib/owner-calls";
import { panelPaths } from "../../../lib/panel-paths";
import { paths } from "../../../lib/paths";
import { askingOfNames } from "../../../lib/species-names";
import { animalFacts } from "../components/animal-facts";
import { FieldRow } from "../../../components/form/FieldRow";
import { TextField } from "../../../components/form/TextField";

/** What only animals have: their taxonomy. */
function AnimalFields() {
  return (
    <FieldRow>
      <TextField name="classTax" label="Class" maxLength={limits.text} />
      <TextField name="order" label="Order" maxLength={limits.text} />
      <TextField name="family" label="Family" maxLength={limits.text} />
    </FieldRow>
  );
}

const empty: AnimalDraft = {
  animalId: 0,
  nameCommon: "",
  nameScientific: "",
  nameDisplay: "",
  keyId: "",
  aka: "",
  classTax: "",
  order: "",
  family: "",
  notesShort: "",
  notes: "",
  thumbId: 0,
  bannerId: 0,
  internal: false,
};

const idOf = ({ animalId }: AnimalDraft) => animalId;

/** The animals in the panel. */
export const panelAnimals: PanelSpecies<"animal"> = {
  noun: "Animal",
  linkType: "animal",
  schema: animalDraftSchema,
  empty,
  idOf,
  draftOf: ({ banner: _banner, photos: _photos, links: _links, ...draft }) => draft,
  read: (keyId) => ownerReadTagged(animalOwnerCalls.animalRecord, { params: { keyId } }),
  add: askingOfNames("animal", idOf, saving(animalOwnerCalls.animalAdd)),
  update: askingOfNames("animal", idOf, saving(animalOwnerCalls.animalUpdate)),
  remove: (id) => ownerSaveQuietly(animalOwnerCalls.animalDelete, { params: { id } }),
  publicPath: paths.fauna,
  indexPath: panelPaths.animalIndex,
  editPath: panelPaths.animalEdit,
  Fields: AnimalFields,
  facts: animalFacts,
  keyMessage: loadMessages.animalKey,
  fetchMessage: loadMessages.animalFetch,
};
