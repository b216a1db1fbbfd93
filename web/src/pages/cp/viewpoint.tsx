import { useId, useMemo } from "react";
import { useParams } from "react-router-dom";
import { savedMessage } from "shared-types/kit/panel-messages";
import type { Plan } from "shared-types/plan/answers";
import { viewpointMessages } from "shared-types/viewpoint/codes";
import type { Viewpoint } from "shared-types/viewpoint/answers";
import type { ViewpointDraft } from "shared-types/viewpoint/schema";
import { deleteQuestion } from "../../components/form/delete-question";
import { DeleteMenu } from "../../components/form/DeleteMenu";
import { RecordHistory } from "../../components/history/RecordHistory";
import { Missing, PanelMissing } from "../../components/layout/PanelMissing";
import { PanelScreen, type PanelAction } from "../../components/layout/PanelScreen";
import { Pending } from "../../components/panel/Pending";
import { pictureKit } from "../../features/photo/admin/picture-kit";
import { newViewpoint, ViewpointForm } from "../../features/plan/admin/ViewpointForm";
import { isMissing } from "../../lib/errors";
import { ownerRead, ownerReadTagged, ownerSaveQuietly, saving } from "../../lib/owner-calls";
import { useOwnerRead, useOwnerRecord } from "../../lib/owner-swr";
import { panelPaths } from "../../lib/panel-paths";
import { useNotice } from "../../lib/notice";
import { useAdding } from "../../lib/use-adding";
import { useRemoved } from "../../lib/use-removed";

const pending = { failed: viewpointMessages.missing, what: "the viewpoint", fields: 4 };
const actions: PanelAction[] = ["home", "viewpointIndex", "viewpointAdd"];

/** /cp/viewpoint/{viewpointId}: Viewpoint Edit and Viewpoint Add. */
export function Component() {
  const { viewpointId = "add" } = useParams();
  // Never from the cache: a new viewpoint begins on the plan that was just added.
  const plans = useOwnerRead(`viewpoint-plans${useId()}`, () => ownerRead("GET /api/plans"));
  const isAdd = viewpointId === "add";
  const title = isAdd ? "Viewpoint Add" : "Viewpoint Edit";
  if (!isAdd && !/^[1-9]\d{0,8}$/.test(viewpointId))
    return <PanelMissing title={title} message={viewpointMessages.missing} actions={actions} />;
  return (
    <PanelScreen title={title} actions={actions}>
      {plans.data && isAdd && <ViewpointAdd plans={plans.data} />}
      {plans.data && !isAdd && (
        <ViewpointEdit key={viewpointId} id={Number(viewpointId)} plans={plans.data} />
      )}
      <Pending read={plans} {...pending} />
    </PanelScreen>
  );
}

function ViewpointAdd({ plans }: { plans: Plan[] }) {
  const viewpoint = useMemo(() => newViewpoint(plans), [plans]);
  const adding = useAdding("POST /api/viewpointadd", "Viewpoint", {
    edit: panelPaths.viewpointEdit,
    index: panelPaths.viewpointIndex,
  });
  return (
    <ViewpointForm
      viewpoint={viewpoint}
      plans={plans}
      confirmation=""
      {...adding}
      kit={pictureKit}
    />
  );
}

/** The viewpoint in the list, with the ETag that its history tells. */
async function readViewpoint(id: number) {
  const params = { kind: "viewpoint", id };
  const { etag } = await ownerReadTagged("GET /api/history/{kind}/{id}", { params });
  const all = await ownerRead("GET /api/viewpoints");
  return { data: all.find(({ viewpointId }) => viewpointId === id), etag };
}

const draftOf = ({ photos: _, ...draft }: Viewpoint): ViewpointDraft => draft;

function ViewpointEdit({ id, plans }: { id: number; plans: Plan[] }) {
  const removed = useRemoved("viewpoint", "Viewpoint", panelPaths.viewpointIndex);
  const { notice, say } = useNotice();
  const read = useOwnerRecord(`viewpoint/${id}`, () => readViewpoint(id));
  const { data, error } = read;
  const draft = useMemo(() => data?.data && draftOf(data.data), [data]);
  if (!data || !draft) {
    // One in the bin has its history still.
    if (data || isMissing(error)) return <Missing message={viewpointMessages.missing} />;
    return <Pending read={read} {...pending} />;
  }
  return (
    <>
      <ViewpointForm
        viewpoint={draft}
        etag={data.etag}
        plans={plans}
        confirmation={notice}
        save={saving("PUT /api/viewpointupdate")}
        onSaved={() => say(savedMessage("Viewpoint", "updated"))}
        extraActions={
          <DeleteMenu
            of={draft.name}
            question={deleteQuestion(`“${draft.name}”.`, "Photos stay.")}
            remove={() => ownerSaveQuietly("DELETE /api/viewpointdelete/{id}", { params: { id } })}
            onRemoved={() => removed(id)}
          />
        }
        kit={pictureKit}
      />
      <RecordHistory kind="viewpoint" id={id} />
    </>
  );
}
