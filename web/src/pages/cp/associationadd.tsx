import { associationOwnerCalls, type AssociationDraft } from "shared-types";
import { associationDraftSchema } from "shared-types/schemas";
import { ListSkeleton } from "../../components/feedback/ListSkeleton";
import { Loaded } from "../../components/feedback/Loaded";
import { PanelScreen } from "../../components/layout/PanelScreen";
import { AddForm } from "../../components/panel/AddForm";
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
  return (
    <PanelScreen title="Add Association" actions={["home", "associations", "back"]}>
      <Loaded
        read={usePhotoOptions()}
        failed="Couldn’t load the plants and animals."
        loading={<ListSkeleton what="the form" />}
      >
        {(options) => (
          <AddForm
            draftKey="association/0"
            initialValues={empty}
            schema={associationDraftSchema}
            save={saving(associationOwnerCalls.associationAdd)}
            submitLabel="ADD"
            done="- Association added successfully -"
            another="Add Another Association"
          >
            <AssociationFields options={options} />
          </AddForm>
        )}
      </Loaded>
    </PanelScreen>
  );
}
