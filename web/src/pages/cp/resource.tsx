import { useNavigate, useParams } from "react-router-dom";
import {
  loadMessages,
  resourceCalls,
  resourceOwnerCalls,
  savedMessage,
  type KeptRecord,
  type Option,
} from "shared-types";
import { Failed } from "../../components/feedback/Failed";
import { FormSkeleton } from "../../components/form/FormSkeleton";
import { RecordHistory } from "../../components/history/RecordHistory";
import { PanelMissing } from "../../components/layout/PanelMissing";
import { ViewPage } from "../../components/panel/ViewPage";
import { PanelScreen, type PanelAction } from "../../components/layout/PanelScreen";
import { pictureKit } from "../../features/photo/admin/picture-kit";
import { entryPath } from "../../features/resource/api/entry-path";
import { addedSections } from "../../features/resource/api/resource";
import { sectionsWith } from "../../features/resource/api/sections";
import { emptyResource, ResourceForm } from "../../features/resource/admin/ResourceForm";
import { useAnnounceOnLeave } from "../../lib/announce-on-leave";
import { isMissing } from "../../lib/errors";
import { ownerReadTagged, ownerSaveQuietly, saving } from "../../lib/owner-calls";
import { useOwnerCall, useOwnerRecord } from "../../lib/owner-swr";
import { panelPaths } from "../../lib/panel-paths";
import { saidState, useSaid } from "../../lib/said";
import { useRead } from "../../lib/swr";
import { useAdding } from "../../lib/use-adding";
import { usePageSearch } from "./page-search";

const actions: PanelAction[] = ["home", "resourceIndex", "resourceAdd"];

/** Resource edit and add; 'add', or no id, means a new one. */
export function Component() {
  const { resourceId = "add" } = useParams();
  const categories = useOwnerCall(resourceOwnerCalls.resourceCategories);
  const isAdd = resourceId === "add";
  const title = isAdd ? "Resource Add" : "Resource Edit";
  if (!isAdd && !/^[1-9]\d{0,9}$/.test(resourceId))
    return <PanelMissing title={title} message={loadMessages.resourceId} actions={actions} />;
  if (!categories.data) {
    return (
      <PanelScreen title={title} actions={actions}>
        {categories.error ? (
          <Failed message={loadMessages.resourceFetch} onRetry={categories.retry} />
        ) : (
          <FormSkeleton what="the resource" fields={8} />
        )}
      </PanelScreen>
    );
  }
  const { Categories } = categories.data;
  return isAdd ? (
    <ResourceAdd categories={Categories} />
  ) : (
    <ResourceEdit key={resourceId} resourceId={Number(resourceId)} categories={Categories} />
  );
}

/** A new resource; once added, its edit screen opens in place of this one. */
function ResourceAdd({ categories }: { categories: Option[] }) {
  const navigate = useNavigate();
  const searchPages = usePageSearch();
  const { save, newId } = useAdding(resourceOwnerCalls.resourceAdd);
  const open = () => {
    const id = newId();
    const path = id === undefined ? panelPaths.resourceIndex : panelPaths.resourceEdit(id);
    void navigate(path, { replace: true, ...saidState(savedMessage("Resource", "added")) });
  };
  return (
    <PanelScreen title="Resource Add" actions={actions}>
      <ResourceForm
        resource={emptyResource}
        categories={categories}
        searchPages={searchPages}
        kit={pictureKit}
        save={save}
        onSaved={open}
      />
    </PanelScreen>
  );
}

function ResourceEdit({ resourceId, categories }: { resourceId: number; categories: Option[] }) {
  const navigate = useNavigate();
  const announceOnLeave = useAnnounceOnLeave();
  const { said, say } = useSaid();
  const searchPages = usePageSearch();
  const added = useRead(addedSections).data ?? [];
  const { data, error, retry } = useOwnerRecord(`resource/${resourceId}`, () =>
    ownerReadTagged(resourceCalls.resource, { params: { id: resourceId } }),
  );
  if (!data && isMissing(error)) {
    return (
      <PanelMissing title="Resource Edit" message={loadMessages.resourceFetch} actions={actions} />
    );
  }
  const removed = () => {
    announceOnLeave();
    const said = savedMessage("Resource", "deleted");
    const binned: KeptRecord = { kind: "resource", id: resourceId };
    void navigate(panelPaths.resourceIndex, saidState(said, binned));
  };
  return (
    <PanelScreen title="Resource Edit" actions={actions}>
      {data && !data.data.internal && (
        <ViewPage to={entryPath(sectionsWith(added), [data.data], data.data)} />
      )}
      {data ? (
        <ResourceForm
          resource={data.data}
          etag={data.etag}
          categories={categories}
          searchPages={searchPages}
          kit={pictureKit}
          confirmation={said}
          save={saving(resourceOwnerCalls.resourceUpdate)}
          onSaved={() => say(savedMessage("Resource", "updated"))}
          remove={{
            call: () =>
              ownerSaveQuietly(resourceOwnerCalls.resourceDelete, { params: { id: resourceId } }),
            onRemoved: removed,
          }}
        />
      ) : error ? (
        <Failed message={loadMessages.resourceFetch} onRetry={retry} />
      ) : (
        <FormSkeleton what="the resource" fields={8} />
      )}
      {data && <RecordHistory kind="resource" id={resourceId} />}
    </PanelScreen>
  );
}
