import type { PlantRow, PlantsChange } from "shared-types/plant/codes";
import { plantOwnerCalls } from "shared-types/plant/owner";
import { plantsChangeSchema } from "shared-types/plant/schema";
import { ChangeField, InternalChange } from "../../../components/form/ChangeField";
import { FieldRow } from "../../../components/form/FieldRow";
import type { Bulk } from "../../../components/panel/bulk";
import { ownerSave, saving } from "../../../lib/owner-calls";
import { plantChoices } from "./plant-choices";

/** What several plants can share. */
const PlantChanges = () => (
  <>
    <InternalChange />
    <FieldRow>
      <ChangeField name="type" label="Type" options={plantChoices.type} />
      <ChangeField name="season" label="Season" options={plantChoices.season} />
    </FieldRow>
    <FieldRow>
      <ChangeField name="sun" label="Sun" options={plantChoices.sun} />
      <ChangeField name="moisture" label="Moisture" options={plantChoices.moisture} />
    </FieldRow>
  </>
);

/** Several plants at once. */
export const plantBulk: Bulk<PlantRow, PlantsChange> = {
  noun: ["plant", "plants"],
  idOf: ({ plantId }) => plantId,
  nameOf: ({ nameCommon }) => nameCommon,
  change: {
    schema: plantsChangeSchema,
    Fields: PlantChanges,
    save: saving(plantOwnerCalls.plantsChange),
  },
  leaves: () => "Photos and links stay.",
  remove: (ids) => ownerSave(plantOwnerCalls.plantsDelete, { body: { ids } }),
};
