import { categoryLists } from "shared-types/category/codes";
import { limits } from "shared-types/kit/limits";
import { ChoiceField } from "../../../components/form/ChoiceField";
import { TextField } from "../../../components/form/TextField";

const lists = categoryLists.map(({ id, name }) => ({ value: id, label: name }));

/** The fields of a category; its list cannot be changed later. */
export function CategoryFields({ isNew }: { isNew: boolean }) {
  return (
    <>
      {isNew && <ChoiceField name="cpListId" label="List" required options={lists} />}
      <TextField name="cpOptionName" label="Name" required maxLength={limits.categoryName} />
      <TextField name="cpOptionDescrip" label="Description" maxLength={limits.categoryText} />
      <TextField name="cpOptionValue" label="Value" maxLength={limits.categoryText} />
    </>
  );
}
