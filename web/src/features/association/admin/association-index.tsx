import type { Association } from "shared-types/association/answers";
import { interactionLabels } from "shared-types/interaction/codes";
import type { PhotoOptions } from "shared-types/photo/answers";
import { associationDraftSchema, type AssociationDraft } from "shared-types/association/schema";
import { RowForm } from "../../../components/form/RowForm";
import type { RecordIndex, RowProps } from "../../../components/panel/IndexTable";
import { ownerSave, saving } from "../../../lib/owner-calls";
import { AssociationFields } from "./AssociationFields";

const nameOf = ({ animalName, plantName }: Association) => `${animalName} on ${plantName}`;

/** What the books say, to edit; the form needs the species to choose from. */
export function associationIndex(options: PhotoOptions): RecordIndex<Association> {
  function AssociationForm({ item, onDone, onCancel }: RowProps<Association>) {
    const { etag, animalName: _animal, plantName: _plant, ...draft } = item;
    return (
      <RowForm<AssociationDraft>
        draftKey={`association/${draft.associationId}`}
        initialValues={draft}
        etag={etag}
        schema={associationDraftSchema}
        save={saving("PUT /api/associationupdate")}
        onSaved={() => onDone("- Association updated successfully -")}
        onCancel={onCancel}
      >
        <AssociationFields options={options} />
      </RowForm>
    );
  }
  return {
    kind: "association",
    caption: "Associations",
    noun: ["association", "associations"],
    idOf: ({ associationId }) => associationId,
    nameOf,
    wordsOf: (one) => `${nameOf(one)} ${interactionLabels[one.interaction]} ${one.source}`,
    columns: {
      Animal: ({ animalName }) => animalName,
      Plant: ({ plantName }) => plantName,
      What: ({ interaction }) => interactionLabels[interaction],
      Source: ({ source }) => source,
    },
    forms: { Edit: AssociationForm },
    deletion: ({ associationId: id, source }) => ({
      uses: source,
      remove: () => ownerSave("DELETE /api/associationdelete/{id}", { params: { id } }),
      notice: "- Association deleted successfully -",
    }),
  };
}
