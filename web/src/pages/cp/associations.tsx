import { useMemo } from "react";
import type { Association } from "shared-types/association/answers";
import { associationDraftSchema, type AssociationDraft } from "shared-types/association/schema";
import { interactionLabels } from "shared-types/interaction/codes";
import type { PhotoOptions } from "shared-types/photo/answers";
import { RowForm } from "../../components/form/RowForm";
import { IndexScreen } from "../../components/panel/IndexScreen";
import type { RecordIndex, RowProps } from "../../components/panel/IndexTable";
import { AssociationFields } from "../../features/association/admin/AssociationFields";
import { usePhotoOptions } from "../../features/photo/admin/photo-reads";
import { ownerRead, ownerSave, saving } from "../../lib/owner-calls";
import { useOwnerRead } from "../../lib/owner-swr";
import { panelPaths } from "../../lib/panel-paths";

const nameOf = ({ animalName, plantName }: Association) => `${animalName} on ${plantName}`;

/** What the books say, to edit; the form needs the species to choose from. */
function associationIndex(options: PhotoOptions): RecordIndex<Association> {
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

const noOptions = { Animals: [], Plants: [], Categories: [], Keywords: [] };
const readAll = () => ownerRead("POST /api/associations", { body: { animalId: 0, plantId: 0 } });

/** What the books say animals do on plants: edit, delete. */
export function Component() {
  const { data: options = noOptions } = usePhotoOptions();
  const index = useMemo(() => associationIndex(options), [options]);
  return (
    <IndexScreen
      title="Association Index"
      actions={["home", "sightings", "associationAdd"]}
      index={index}
      read={useOwnerRead("associations", readAll)}
      first={{
        ...{ label: "Add your first association", to: panelPaths.associationAdd },
        why: "An association is what a book or a website says an animal does on a plant.",
      }}
    />
  );
}
