import type { AnimalRow } from "shared-types/animal/answers";
import { animalFields } from "shared-types/animal/fields";
import { animalsChangeSchema, type AnimalsChange } from "shared-types/animal/schema";
import { InternalChange } from "../../components/form/ChangeField";
import { tableFields } from "../../components/form/table-fields";
import type { Bulk } from "../../components/panel/bulk";
import { panelAnimals } from "../../features/animal/admin/panel-animals";
import { listedAnimals } from "../../features/animal/components/listed-animals";
import { ownerSave, saving } from "../../lib/owner-calls";
import { SpeciesIndex } from "./species/SpeciesIndex";

const { Change } = tableFields(animalFields);

/** What several animals can share. */
const AnimalChanges = () => (
  <>
    <InternalChange />
    <Change name="native" />
  </>
);

/** Several animals at once. */
const animalBulk: Bulk<AnimalRow, AnimalsChange> = {
  noun: ["animal", "animals"],
  idOf: ({ animalId }) => animalId,
  nameOf: ({ nameCommon }) => nameCommon,
  change: {
    schema: animalsChangeSchema,
    Fields: AnimalChanges,
    save: saving("POST /api/animalschange"),
  },
  leaves: () => "Photos and links stay.",
  remove: (ids) => ownerSave("POST /api/animalsdelete", { body: { ids } }),
};

/** /cp/animalindex: all animals, including internal ones, each linking to its form. */
export function Component() {
  return <SpeciesIndex kind={panelAnimals} species={listedAnimals} bulk={animalBulk} />;
}
