import { useId, useMemo } from "react";
import { useParams, useSearchParams } from "react-router-dom";
import type { Option } from "shared-types/kit/list-answers";
import { loadMessages } from "shared-types/kit/messages";
import { savedMessage } from "shared-types/kit/panel-messages";
import type { ResourceItem } from "shared-types/resource/answers";
import { deleteQuestion } from "../../components/form/delete-question";
import { DeleteMenu } from "../../components/form/DeleteMenu";
import { RecordHistory } from "../../components/history/RecordHistory";
import { Missing, PanelMissing } from "../../components/layout/PanelMissing";
import { ViewPage } from "../../components/panel/ViewPage";
import { linkTo } from "../../components/layout/panel-nav";
import { PanelScreen, type PanelAction } from "../../components/layout/PanelScreen";
import { Pending } from "../../components/panel/Pending";
import { pictureKit } from "../../features/photo/admin/picture-kit";
import { entryPath } from "../../features/resource/api/entry-path";
import { addedSections } from "../../features/resource/api/resource";
import { sectionsWith } from "../../features/resource/api/sections";
import { emptyResource, ResourceForm } from "../../features/resource/admin/ResourceForm";
import { resourceName } from "../../features/resource/admin/resource-name";
import { isMissing } from "../../lib/errors";
import {
  ownerRead,
  ownerReadTagged,
  ownerSaveQuietly,
  saving,
  type WithEtag,
} from "../../lib/owner-calls";
import { useOwnerRead, useOwnerRecord } from "../../lib/owner-swr";
import { panelPaths } from "../../lib/panel-paths";
import { useNotice } from "../../lib/notice";
import { useRead, type ReadState } from "../../lib/swr";
import { useAdding } from "../../lib/use-adding";
import { useRemoved } from "../../lib/use-removed";
import { usePageSearch } from "./page-search";

const pending = { failed: loadMessages.resourceFetch, what: "the resource", fields: 8 };

/** The next resource begins in the section of the one that is shown. */
const actionsIn = (categoryId?: number): PanelAction[] => [
  "home",
  "resourceIndex",
  categoryId === undefined
    ? "resourceAdd"
    : { ...linkTo("resourceAdd"), to: panelPaths.resourceAddTo(categoryId) },
];

/** Resource edit and add; 'add', or no id, means a new one. */
export function Component() {
  const { resourceId = "add" } = useParams();
  return <Resource key={resourceId} resourceId={resourceId} />;
}

function Resource({ resourceId }: { resourceId: string }) {
  const isAdd = resourceId === "add";
  const id = /^[1-9]\d{0,9}$/.test(resourceId) ? Number(resourceId) : null;
  // Never from the cache: a new entry begins in the section that was just added.
  const categories = useOwnerRead(`resource-categories${useId()}`, () =>
    ownerRead("GET /api/resourcecategories"),
  );
  const all = categories.data?.Categories;
  const read = useOwnerRecord(id === null ? null : `resource/${id}`, () =>
    ownerReadTagged("GET /api/resource/{id}", { params: { id: id ?? 0 } }),
  );
  const section = read.data?.data.categoryId;
  const title = isAdd ? "Resource Add" : "Resource Edit";
  if (!isAdd && id === null)
    return <PanelMissing title={title} message={loadMessages.resourceId} actions={actionsIn()} />;
  return (
    <PanelScreen title={title} actions={actionsIn(section)}>
      {all && isAdd && <ResourceAdd categories={all} />}
      {all && id !== null && <ResourceEdit id={id} read={read} categories={all} />}
      <Pending read={categories} {...pending} />
    </PanelScreen>
  );
}

/** A new resource; once added, its edit screen opens in place of this one. */
function ResourceAdd({ categories }: { categories: Option[] }) {
  const [query] = useSearchParams();
  const asked = query.get("category");
  const resource = useMemo(() => {
    const section = categories.find(({ Key }) => String(Key) === asked);
    return { ...emptyResource, categoryId: section?.Key ?? emptyResource.categoryId };
  }, [categories, asked]);
  const adding = useAdding("POST /api/resourceadd", "Resource", {
    edit: panelPaths.resourceEdit,
    index: panelPaths.resourceIndex,
  });
  return (
    <ResourceForm
      resource={resource}
      categories={categories}
      searchPages={usePageSearch()}
      kit={pictureKit}
      {...adding}
    />
  );
}

interface ResourceEditProps {
  id: number;
  read: ReadState<WithEtag<ResourceItem>>;
  categories: Option[];
}

function ResourceEdit({ id, read, categories }: ResourceEditProps) {
  const removed = useRemoved("resource", "Resource", panelPaths.resourceIndex);
  const { notice, say } = useNotice();
  const searchPages = usePageSearch();
  const added = useRead(addedSections).data ?? [];
  if (!read.data && isMissing(read.error)) return <Missing message={loadMessages.resourceFetch} />;
  if (!read.data) return <Pending read={read} {...pending} />;
  const { data: resource, etag } = read.data;
  return (
    <>
      {!resource.internal && <ViewPage to={entryPath(sectionsWith(added), [resource], resource)} />}
      <ResourceForm
        resource={resource}
        etag={etag}
        categories={categories}
        searchPages={searchPages}
        kit={pictureKit}
        confirmation={notice}
        save={saving("PUT /api/resourceupdate")}
        onSaved={() => say(savedMessage("Resource", "updated"))}
        extraActions={
          <DeleteMenu
            of={resourceName(resource)}
            question={deleteQuestion(`“${resourceName(resource)}”.`)}
            remove={() => ownerSaveQuietly("DELETE /api/resourcedelete/{id}", { params: { id } })}
            onRemoved={() => removed(id)}
          />
        }
      />
      <RecordHistory kind="resource" id={id} />
    </>
  );
}
