import { keywordCalls, limits, type KeywordItem } from "shared-types";
import { keywordUpdateSchema } from "shared-types/schemas";
import { RowForm } from "../../../components/form/RowForm";
import { TextField } from "../../../components/form/TextField";
import type { RowProps } from "../../../components/panel/IndexTable";
import { saving } from "../../../lib/owner-calls";

/** Renames a keyword for all its photos. */
export function KeywordRenameForm({ item, onDone, onCancel }: RowProps<KeywordItem>) {
  const { keywordId, keyword } = item;
  return (
    <RowForm
      initialValues={{ keywordId, keyword }}
      schema={keywordUpdateSchema}
      save={saving(keywordCalls.keywordUpdate)}
      onSaved={(saved) => onDone(`- Keyword “${keyword}” is now “${saved.keyword}” -`)}
      onCancel={onCancel}
    >
      <TextField name="keyword" label="Keyword" required maxLength={limits.keyword} />
    </RowForm>
  );
}
