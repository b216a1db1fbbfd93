import type { AnimalRow } from "shared-types/animal/answers";
import { animalFields } from "shared-types/animal/fields";
import { animalsChangeSchema, type AnimalsChange } from "shared-types/animal/schema";
import { InternalChange } from "../../../components/form/ChangeField";
import { tableFields } from "../../../components/form/table-fields";
import type { Bulk } from "../../../components/panel/bulk";
import { ownerSave, saving } from "../../../lib/owner-calls";

const { Change } = tableFields(animalFields);

/** What several animals can share. */
const AnimalChanges = () => (
  <>
    <InternalChange />
    <Change name="native" />
  </>
);

/** Several animals at once. */
export const animalBulk: Bulk<AnimalRow, AnimalsChange> = {
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
