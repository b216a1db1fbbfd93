import { animalFields } from "shared-types/animal/fields";
import { loadMessages } from "shared-types/kit/messages";
import { animalDraftSchema, type AnimalDraft } from "shared-types/animal/schema";
import { emptyDraft, type PanelSpecies } from "../../../components/panel/panel-species";
import { ownerReadTagged, ownerSaveQuietly, saving } from "../../../lib/owner-calls";
import { panelPaths } from "../../../lib/panel-paths";
import { paths } from "../../../lib/paths";
import { askingOfNames } from "../../../lib/species-names";
import { animalFacts } from "../components/animal-facts";
import { FieldRow } from "../../../components/form/FieldRow";
import { tableFields } from "../../../components/form/table-fields";

const { Field } = tableFields(animalFields);

/** What animals have besides their names: their taxonomy, and where they are at home. */
function AnimalFields() {
  return (
    <>
      <FieldRow>
        <Field name="classTax" />
        <Field name="order" />
      </FieldRow>
      <FieldRow>
        <Field name="family" />
        <Field name="native" />
      </FieldRow>
    </>
  );
}

const idOf = ({ animalId }: AnimalDraft) => animalId;

/** The animals in the panel. */
export const panelAnimals: PanelSpecies<"animal"> = {
  noun: "Animal",
  linkType: "animal",
  schema: animalDraftSchema,
  empty: emptyDraft(animalDraftSchema),
  idOf,
  draftOf: ({ banner: _banner, photos: _photos, links: _links, ...draft }) => draft,
  read: (keyId) => ownerReadTagged("GET /api/animal/{keyId}", { params: { keyId } }),
  add: askingOfNames("animal", idOf, saving("POST /api/animaladd")),
  update: askingOfNames("animal", idOf, saving("PUT /api/animalupdate")),
  remove: (id) => ownerSaveQuietly("DELETE /api/animaldelete/{id}", { params: { id } }),
  publicPath: paths.fauna,
  indexPath: panelPaths.animalIndex,
  editPath: panelPaths.animalEdit,
  Fields: AnimalFields,
  facts: animalFacts,
  keyMessage: loadMessages.animalKey,
  fetchMessage: loadMessages.animalFetch,
};
