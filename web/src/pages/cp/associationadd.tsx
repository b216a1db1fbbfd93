import { associationDraftSchema, type AssociationDraft } from "shared-types/association/schema";
import { PanelScreen } from "../../components/layout/PanelScreen";
import { AddForm } from "../../components/panel/AddForm";
import { Pending } from "../../components/panel/Pending";
import { AssociationFields } from "../../features/association/admin/AssociationFields";
import { usePhotoOptions } from "../../features/photo/admin/photo-reads";
import { saving } from "../../lib/owner-calls";

const empty: AssociationDraft = {
  associationId: 0,
  animalId: 0,
  plantId: 0,
  interaction: "nectar",
  source: "",
  href: "",
};

/** Add Association. */
export function Component() {
  const options = usePhotoOptions();
  return (
    <PanelScreen title="Add Association" actions={["home", "associations", "back"]}>
      {options.data && (
        <AddForm
          draftKey="association/0"
          initialValues={empty}
          schema={associationDraftSchema}
          save={saving("POST /api/associationadd")}
          submitLabel="ADD"
          done="- Association added successfully -"
          another="Add Another Association"
        >
          <AssociationFields options={options.data} />
        </AddForm>
      )}
      <Pending read={options} failed="Couldn’t load the plants and animals." what="the form" />
    </PanelScreen>
  );
}
