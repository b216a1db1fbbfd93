import { chakra } from "@chakra-ui/react";
import type { CategoryItem } from "shared-types/category/answers";
import { categoryLists } from "shared-types/category/codes";
import { categoryUpdateSchema } from "shared-types/category/schema";
import { resourceCategories } from "shared-types/resource/codes";
import { RowForm } from "../../components/form/RowForm";
import { IndexScreen } from "../../components/panel/IndexScreen";
import type { RecordIndex, RowProps } from "../../components/panel/IndexTable";
import { CategoryFields } from "../../features/category/admin/CategoryFields";
import { ownerSave, saving } from "../../lib/owner-calls";
import { useOwnerCall } from "../../lib/owner-swr";
import { panelPaths } from "../../lib/panel-paths";

/** The site's own categories and those in use cannot be deleted; the server says so too (docs/product.md 4.6). */
const mayGo = ({ categoryId, uses }: CategoryItem) =>
  uses === 0 && !resourceCategories.some(({ id }) => id === categoryId);

function CategoryForm({ item, onDone, onCancel }: RowProps<CategoryItem>) {
  const { uses: _uses, etag, ...draft } = item;
  return (
    <RowForm
      draftKey={`category/${item.categoryId}`}
      initialValues={draft}
      etag={etag}
      schema={categoryUpdateSchema}
      save={saving("PUT /api/categoryupdate")}
      onSaved={(saved) => onDone(`- Category “${saved.cpOptionName}” updated -`)}
      onCancel={onCancel}
    >
      <CategoryFields isNew={false} />
    </RowForm>
  );
}

/** The categories: edit, and delete if unused. */
const categoryIndex: RecordIndex<CategoryItem> = {
  kind: "category",
  caption: "Categories",
  noun: ["category", "categories"],
  idOf: ({ categoryId }) => categoryId,
  nameOf: ({ cpOptionName }) => cpOptionName,
  wordsOf: ({ cpOptionName, cpOptionDescrip }) => `${cpOptionName} ${cpOptionDescrip}`,
  columns: {
    Name: ({ cpOptionName }) => cpOptionName,
    List: ({ cpListId }) => (
      <chakra.span whiteSpace="nowrap">
        {categoryLists.find(({ id }) => id === cpListId)?.name}
      </chakra.span>
    ),
    Description: ({ cpOptionDescrip }) => cpOptionDescrip,
    Value: ({ cpOptionValue }) => cpOptionValue,
    Uses: ({ uses }) => uses,
  },
  forms: { Edit: CategoryForm },
  deletion: (item) =>
    mayGo(item)
      ? {
          uses: "nothing uses it",
          remove: () =>
            ownerSave("DELETE /api/categorydelete/{id}", { params: { id: item.categoryId } }),
          notice: `- Category “${item.cpOptionName}” deleted -`,
        }
      : null,
};

/** All categories: edit, delete. */
export function Component() {
  return (
    <IndexScreen
      title="Category Index"
      actions={["home", "categoryAdd"]}
      first={{ label: "Add your first category", to: panelPaths.categoryAdd }}
      index={categoryIndex}
      read={useOwnerCall("GET /api/categories")}
    />
  );
}
