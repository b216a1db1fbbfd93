import { useState } from "react";
import { associationOwnerCalls, type AssociationDraft } from "shared-types";
import { associationDraftSchema } from "shared-types/schemas";
import { Failed } from "../../components/feedback/Failed";
import { ListSkeleton } from "../../components/feedback/ListSkeleton";
import { Done } from "../../components/form/Done";
import { EditForm } from "../../components/form/EditForm";
import { PanelScreen } from "../../components/layout/PanelScreen";
import { Button } from "../../components/ui/Button";
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

/** Add Association: the form, then the confirmation and another one. */
export function Component() {
  const [isDone, setIsDone] = useState(false);
  const options = usePhotoOptions();
  return (
    <PanelScreen title="Add Association" actions={["home", "associations", "back"]}>
      {isDone ? (
        <Done message="- Association added successfully -">
          <Button onClick={() => setIsDone(false)}>Add Another Association</Button>
        </Done>
      ) : options.data ? (
        <EditForm
          draftKey="association/0"
          initialValues={empty}
          schema={associationDraftSchema}
          save={saving(associationOwnerCalls.associationAdd)}
          onSaved={() => setIsDone(true)}
          submitLabel="ADD"
        >
          <AssociationFields options={options.data} />
        </EditForm>
      ) : options.error !== undefined ? (
        <Failed message="Couldn’t load the plants and animals." onRetry={options.retry} />
      ) : (
        <ListSkeleton what="the form" />
      )}
    </PanelScreen>
  );
}
