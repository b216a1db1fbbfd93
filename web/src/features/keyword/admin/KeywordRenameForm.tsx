import { keywordCalls, limits, type KeywordItem } from "shared-types";
import { keywordUpdateSchema } from "shared-types/schemas";
import { RowForm } from "../../../components/form/RowForm";
import { TextField } from "../../../components/form/TextField";
import { saving } from "../../../lib/owner-calls";

export interface KeywordFormProps {
  item: KeywordItem;
  all: KeywordItem[];
  onDone: (said: string) => void;
  onCancel: () => void;
}

/** Renames a keyword for all its photos. */
export function KeywordRenameForm({ item, onDone, onCancel }: KeywordFormProps) {
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
