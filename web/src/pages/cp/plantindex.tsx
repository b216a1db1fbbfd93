import type { PlantRow } from "shared-types/plant/answers";
import { plantFields } from "shared-types/plant/fields";
import { plantsChangeSchema, type PlantsChange } from "shared-types/plant/schema";
import { InternalChange } from "../../components/form/ChangeField";
import { FieldRow } from "../../components/form/FieldRow";
import { tableFields } from "../../components/form/table-fields";
import type { Bulk } from "../../components/panel/bulk";
import { panelPlants } from "../../features/plant/admin/panel-plants";
import { listedPlants } from "../../features/plant/components/listed-plants";
import { codeShown } from "../../features/plant/components/plant-codes";
import { ownerSave, saving } from "../../lib/owner-calls";
import { SpeciesIndex } from "./species/SpeciesIndex";

const { Change } = tableFields(plantFields);

/** What several plants can share. */
const PlantChanges = () => (
  <>
    <InternalChange />
    <FieldRow>
      <Change name="type" />
      <Change name="season" />
    </FieldRow>
    <FieldRow>
      <Change name="sun" codeShown={codeShown} />
      <Change name="moisture" codeShown={codeShown} />
    </FieldRow>
    <FieldRow>
      <Change name="family" />
      <Change name="native" />
    </FieldRow>
  </>
);

/** Several plants at once. */
const plantBulk: Bulk<PlantRow, PlantsChange> = {
  noun: ["plant", "plants"],
  idOf: ({ plantId }) => plantId,
  nameOf: ({ nameCommon }) => nameCommon,
  change: {
    schema: plantsChangeSchema,
    Fields: PlantChanges,
    save: saving("POST /api/plantschange"),
  },
  leaves: () => "Photos and links stay.",
  remove: (ids) => ownerSave("POST /api/plantsdelete", { body: { ids } }),
};

/** /cp/plantindex: all plants, including internal ones, each linking to its form. */
export function Component() {
  return <SpeciesIndex kind={panelPlants} species={listedPlants} bulk={plantBulk} />;
}
