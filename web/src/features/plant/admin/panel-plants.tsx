import { limits } from "shared-types/kit/limits";
import { loadMessages } from "shared-types/kit/messages";
import { feetOf } from "shared-types/plant/feet";
import { plantFields } from "shared-types/plant/fields";
import { plantDraftSchema, type PlantDraft } from "shared-types/plant/schema";
import { FieldRow } from "../../../components/form/FieldRow";
import { Follow } from "../../../components/form/Follow";
import { NumberField } from "../../../components/form/NumberField";
import { tableFields } from "../../../components/form/table-fields";
import { TextField } from "../../../components/form/TextField";
import { emptyDraft, type PanelSpecies } from "../../../components/panel/panel-species";
import { ownerReadTagged, ownerSaveQuietly, saving } from "../../../lib/owner-calls";
import { panelPaths } from "../../../lib/panel-paths";
import { paths } from "../../../lib/paths";
import { askingOfNames } from "../../../lib/species-names";
import { codeShown } from "../components/plant-codes";
import { plantFacts } from "../components/plant-facts";

const idOf = ({ plantId }: PlantDraft) => plantId;

/** The plants in the panel. */
export const panelPlants: PanelSpecies<"plant"> = {
  noun: "Plant",
  linkType: "plant",
  schema: plantDraftSchema,
  empty: emptyDraft(plantDraftSchema),
  idOf,
  draftOf: ({ banner: _banner, photos: _photos, links: _links, ...draft }) => draft,
  read: (keyId) => ownerReadTagged("GET /api/plant/{keyId}", { params: { keyId } }),
  add: askingOfNames("plant", idOf, saving("POST /api/plantadd")),
  update: askingOfNames("plant", idOf, saving("PUT /api/plantupdate")),
  remove: (id) => ownerSaveQuietly("DELETE /api/plantdelete/{id}", { params: { id } }),
  publicPath: paths.flora,
  indexPath: panelPaths.plantIndex,
  editPath: panelPaths.plantEdit,
  Fields: PlantFields,
  facts: plantFacts,
  keyMessage: loadMessages.plantKey,
  fetchMessage: loadMessages.plantFetch,
};

const sortHint = "In feet, to sort the list by";

const { Field } = tableFields(plantFields);

/** What only plants have: codes and sizes. */
function PlantFields() {
  return (
    <>
      <FieldRow>
        <Field name="type" />
        <Field name="season" />
      </FieldRow>
      <FieldRow>
        <Field name="sun" codeShown={codeShown} />
        <Field name="moisture" codeShown={codeShown} />
      </FieldRow>
      <FieldRow>
        <Field name="height" hint="As visitors see it, such as 2–3 ft" />
        <NumberField name="heightSort" label="Height Sort" hint={sortHint} />
      </FieldRow>
      <FieldRow>
        <Field name="width" />
        <NumberField name="widthSort" label="Width Sort" hint={sortHint} />
      </FieldRow>
      <FieldRow>
        <Field name="family" />
        <Field name="native" />
      </FieldRow>
      <FieldRow>
        <NumberField
          whole
          name="keystone"
          label="Keystone"
          hint="How many kinds of caterpillars it feeds, if you know"
        />
        <TextField
          name="keystoneSource"
          label="Keystone Source"
          maxLength={limits.text}
          hint="The book or page that says how many"
        />
      </FieldRow>
      <Follow from="height" to="heightSort" by={feetOf} />
      <Follow from="width" to="widthSort" by={feetOf} />
    </>
  );
}
