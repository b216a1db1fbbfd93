import { keywordCalls, limits } from "shared-types";
import { keywordDraftSchema } from "shared-types/schemas";
import { EditForm } from "../../../components/form/EditForm";
import { TextField } from "../../../components/form/TextField";
import { saving } from "../../../lib/owner-calls";

/** A new keyword (docs/product.md 3.10). */
export function KeywordAddForm({ onAdded }: { onAdded: () => void }) {
  return (
    <EditForm
      initialValues={{ keyword: "" }}
      schema={keywordDraftSchema}
      save={saving(keywordCalls.keywordAdd)}
      onSaved={onAdded}
      submitLabel="SAVE"
    >
      <TextField
        name="keyword"
        label="Keyword"
        required
        maxLength={limits.keyword}
        hint="One word or a few, as someone would search for it: monarch, fall color."
      />
    </EditForm>
  );
}
