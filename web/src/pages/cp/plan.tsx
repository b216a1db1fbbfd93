import { useMemo } from "react";
import { useLocation, useNavigate, useParams } from "react-router-dom";
import { savedMessage } from "shared-types/kit/panel-messages";
import { planMessages } from "shared-types/plan/codes";
import type { PlanDraft } from "shared-types/plan/schema";
import type { PlanRecord } from "shared-types/plan/answers";
import { plantFilterDefault } from "shared-types/plant/fields";
import { paths } from "shared-types/site/paths";
import { suggestKeyId } from "shared-types/species/key-id";
import { deleteQuestion } from "../../components/form/delete-question";
import { DeleteMenu } from "../../components/form/DeleteMenu";
import { Follow } from "../../components/form/Follow";
import { RecordHistory } from "../../components/history/RecordHistory";
import { Missing } from "../../components/layout/PanelMissing";
import { PanelScreen, type PanelAction } from "../../components/layout/PanelScreen";
import { Pending } from "../../components/panel/Pending";
import { ViewPage } from "../../components/panel/ViewPage";
import { PicturePicker } from "../../features/photo/admin/PicturePicker";
import { emptyPlan, PlanForm } from "../../features/plan/admin/PlanForm";
import { usePlans } from "../../features/plan/api/plan";
import { plants } from "../../features/plant/components/plants";
import { isMissing } from "../../lib/errors";
import { ownerReadTagged, ownerSaveQuietly, saving } from "../../lib/owner-calls";
import { panelPaths } from "../../lib/panel-paths";
import { noticeState } from "../../lib/notice";
import { useRead } from "../../lib/swr";
import { useKeyedRecord } from "../../lib/use-keyed-record";
import { useRemoved } from "../../lib/use-removed";

const actions: PanelAction[] = ["home", "planIndex", "planAdd"];
const nothing: never[] = [];

/** /cp/plan/{keyId}: Plan Edit and Plan Add. */
export function Component() {
  const { keyId = "add" } = useParams();
  const state = useLocation().state as { visit?: string } | null;
  if (keyId === "add")
    return (
      <PanelScreen title="Plan Add" actions={actions}>
        <PlanAdd />
      </PanelScreen>
    );
  const visit = state?.visit ?? keyId;
  return (
    <PanelScreen title="Plan Edit" actions={[...actions, "viewpointAdd"]}>
      <PlanEdit key={visit} keyId={keyId} visit={visit} />
    </PanelScreen>
  );
}

const useAllPlants = () => useRead(plants.list(plantFilterDefault)).data ?? nothing;

function PlanAdd() {
  const navigate = useNavigate();
  const all = useAllPlants();
  const taken = usePlans().data ?? nothing;
  return (
    <PlanForm
      plan={emptyPlan}
      plants={all}
      photos={nothing}
      confirmation=""
      save={saving("POST /api/planadd")}
      onSaved={({ keyId }) =>
        void navigate(panelPaths.planEdit(keyId), {
          replace: true,
          ...noticeState(savedMessage("Plan", "added")),
        })
      }
      follow={
        <Follow
          from="title"
          to="keyId"
          by={(title) => suggestKeyId(title, new Set(taken.map(({ keyId }) => keyId)))}
        />
      }
      Picker={PicturePicker}
    />
  );
}

/** What a form holds of a record. */
function draftOf({ plants: _, sheets, ...facts }: PlanRecord): PlanDraft {
  return { ...facts, sheets: sheets.map(({ photo: __, ...sheet }) => sheet) };
}

function PlanEdit({ keyId, visit }: { keyId: string; visit: string }) {
  const all = useAllPlants();
  const removed = useRemoved("plan", "Plan", panelPaths.planIndex);
  const record = useKeyedRecord({
    ...{ kind: "plan", noun: "Plan", keyId, visit },
    read: (key) => ownerReadTagged("GET /api/plan/{keyId}", { params: { keyId: key } }),
    update: saving("PUT /api/planupdate"),
    editPath: panelPaths.planEdit,
  });
  const { data, error } = record;
  const draft = useMemo(() => data && draftOf(data.data), [data]);
  const photos = useMemo(
    () => data?.data.sheets.flatMap(({ photo }) => photo ?? []) ?? nothing,
    [data],
  );

  if (!data || !draft) {
    if (isMissing(error))
      return (
        <Missing message={planMessages.key}>
          There is no plan called “{keyId}”. It may have been deleted or renamed.
        </Missing>
      );
    return <Pending read={record} failed={planMessages.missing} what="the plan" fields={6} />;
  }
  const { planId } = draft;
  return (
    <>
      {!draft.internal && <ViewPage to={paths.plan(draft.keyId)} />}
      <PlanForm
        plan={draft}
        etag={data.etag}
        plants={all}
        photos={photos}
        confirmation={record.notice}
        save={record.save}
        onSaved={record.onSaved}
        extraActions={
          <DeleteMenu
            of={draft.title}
            question={deleteQuestion(`“${draft.title}”.`, "Plants and photos stay.")}
            remove={() =>
              ownerSaveQuietly("DELETE /api/plandelete/{id}", { params: { id: planId } })
            }
            onRemoved={() => removed(planId)}
          />
        }
        Picker={PicturePicker}
      />
      <RecordHistory kind="plan" id={planId} />
    </>
  );
}
