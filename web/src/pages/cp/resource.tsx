import { useParams } from "react-router-dom";
import {
  loadMessages,
  resourceCalls,
  resourceOwnerCalls,
  savedMessage,
  type Option,
} from "shared-types";
import { Loaded } from "../../components/feedback/Loaded";
import { deleteQuestion } from "../../components/form/delete-question";
import { DeleteButton } from "../../components/form/DeleteButton";
import { FormSkeleton } from "../../components/form/FormSkeleton";
import { RecordHistory } from "../../components/history/RecordHistory";
import { Missing, PanelMissing } from "../../components/layout/PanelMissing";
import { ViewPage } from "../../components/panel/ViewPage";
import { PanelScreen, type PanelAction } from "../../components/layout/PanelScreen";
import { pictureKit } from "../../features/photo/admin/picture-kit";
import { entryPath } from "../../features/resource/api/entry-path";
import { addedSections } from "../../features/resource/api/resource";
import { sectionsWith } from "../../features/resource/api/sections";
import { emptyResource, ResourceForm } from "../../features/resource/admin/ResourceForm";
import { resourceName } from "../../features/resource/admin/resource-name";
import { isMissing } from "../../lib/errors";
import { ownerReadTagged, ownerSaveQuietly, saving } from "../../lib/owner-calls";
import { useOwnerCall, useOwnerRecord } from "../../lib/owner-swr";
import { panelPaths } from "../../lib/panel-paths";
import { useSaid } from "../../lib/said";
import { useRead } from "../../lib/swr";
import { useAdding } from "../../lib/use-adding";
import { useRemoved } from "../../lib/use-removed";
import { usePageSearch } from "./page-search";

const waiting = {
  failed: loadMessages.resourceFetch,
  loading: <FormSkeleton what="the resource" fields={8} />,
};
const actions: PanelAction[] = ["home", "resourceIndex", "resourceAdd"];

/** Resource edit and add; 'add', or no id, means a new one. */
export function Component() {
  const { resourceId = "add" } = useParams();
  const categories = useOwnerCall(resourceOwnerCalls.resourceCategories);
  const isAdd = resourceId === "add";
  const title = isAdd ? "Resource Add" : "Resource Edit";
  if (!isAdd && !/^[1-9]\d{0,9}$/.test(resourceId))
    return <PanelMissing title={title} message={loadMessages.resourceId} actions={actions} />;
  return (
    <PanelScreen title={title} actions={actions}>
      <Loaded read={categories} {...waiting}>
        {({ Categories }) =>
          isAdd ? (
            <ResourceAdd categories={Categories} />
          ) : (
            <ResourceEdit key={resourceId} id={Number(resourceId)} categories={Categories} />
          )
        }
      </Loaded>
    </PanelScreen>
  );
}

/** A new resource; once added, its edit screen opens in place of this one. */
function ResourceAdd({ categories }: { categories: Option[] }) {
  const adding = useAdding(resourceOwnerCalls.resourceAdd, "Resource", {
    edit: panelPaths.resourceEdit,
    index: panelPaths.resourceIndex,
  });
  return (
    <ResourceForm
      resource={emptyResource}
      categories={categories}
      searchPages={usePageSearch()}
      kit={pictureKit}
      {...adding}
    />
  );
}

function ResourceEdit({ id, categories }: { id: number; categories: Option[] }) {
  const removed = useRemoved("resource", "Resource", panelPaths.resourceIndex);
  const { said, say } = useSaid();
  const searchPages = usePageSearch();
  const added = useRead(addedSections).data ?? [];
  const read = useOwnerRecord(`resource/${id}`, () =>
    ownerReadTagged(resourceCalls.resource, { params: { id } }),
  );
  if (!read.data && isMissing(read.error)) return <Missing message={loadMessages.resourceFetch} />;
  return (
    <Loaded read={read} {...waiting}>
      {({ data, etag }) => (
        <>
          {!data.internal && <ViewPage to={entryPath(sectionsWith(added), [data], data)} />}
          <ResourceForm
            resource={data}
            etag={etag}
            categories={categories}
            searchPages={searchPages}
            kit={pictureKit}
            confirmation={said}
            save={saving(resourceOwnerCalls.resourceUpdate)}
            onSaved={() => say(savedMessage("Resource", "updated"))}
            extraActions={
              <DeleteButton
                question={deleteQuestion(`“${resourceName(data)}”.`)}
                remove={() =>
                  ownerSaveQuietly(resourceOwnerCalls.resourceDelete, { params: { id } })
                }
                onRemoved={() => removed(id)}
              />
            }
          />
          <RecordHistory kind="resource" id={id} />
        </>
      )}
    </Loaded>
  );
}
