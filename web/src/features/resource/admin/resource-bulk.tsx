import type { ResourceItem } from "shared-types/resource/answers";
import { resourcesChangeSchema, type ResourcesChange } from "shared-types/resource/schema";
import { ChangeField, InternalChange } from "../../../components/form/ChangeField";
import { FieldRow } from "../../../components/form/FieldRow";
import type { Bulk } from "../../../components/panel/bulk";
import { ownerSave, saving } from "../../../lib/owner-calls";
import { useOwnerCall } from "../../../lib/owner-swr";
import { resourceName } from "./resource-name";

/** What several resources can share. */
function ResourceChanges() {
  const { data } = useOwnerCall("GET /api/resourcecategories");
  const categories = (data?.Categories ?? []).map(({ Key, Value }) => ({
    value: Key,
    label: Value,
  }));
  return (
    <FieldRow>
      <ChangeField name="categoryId" label="Category" options={categories} />
      <InternalChange />
    </FieldRow>
  );
}

/** Several resources at once. */
export const resourceBulk: Bulk<ResourceItem, ResourcesChange> = {
  noun: ["resource", "resources"],
  idOf: ({ resourceId }) => resourceId,
  nameOf: resourceName,
  change: {
    schema: resourcesChangeSchema,
    Fields: ResourceChanges,
    save: saving("POST /api/resourceschange"),
  },
  leaves: () => "Pictures stay.",
  remove: (ids) => ownerSave("POST /api/resourcesdelete", { body: { ids } }),
};
