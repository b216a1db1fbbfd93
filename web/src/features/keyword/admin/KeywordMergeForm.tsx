import { keywordCalls, keywordMessages, type KeywordItem } from "shared-types";
import { keywordMergeSchema } from "shared-types/schemas";
import { ChoiceField } from "../../../components/form/ChoiceField";
import { RowForm } from "../../../components/form/RowForm";
import type { RowProps } from "../../../components/panel/IndexTable";
import { countOf } from "../../../lib/format";
import { ownerSave } from "../../../lib/owner-calls";

/** Merges a keyword into another: its photos get the other, and it is deleted. */
export function KeywordMergeForm({ item, all, onDone, onCancel }: RowProps<KeywordItem>) {
  const { keywordId, keyword, uses } = item;
  const others = all.filter((other) => other.keywordId !== keywordId);
  const nameOf = (id: number) => others.find((other) => other.keywordId === id)?.keyword ?? "";
  return (
    <RowForm
      initialValues={{ keywordId, intoId: 0 }}
      schema={keywordMergeSchema}
      save={async (merge) =>
        merge.intoId > 0
          ? ownerSave(keywordCalls.keywordMerge, { body: merge })
          : [{ fieldId: "intoId", errorMessage: keywordMessages.same }]
      }
      onSaved={({ intoId }) =>
        onDone(`- Keyword “${keyword}” has been merged into “${nameOf(intoId)}” -`)
      }
      onCancel={onCancel}
    >
      <ChoiceField
        name="intoId"
        label={`Merge “${keyword}” into`}
        required
        hint={`${countOf(uses, "photo gets", "photos get")} the other keyword, and “${keyword}” is deleted.`}
        options={[
          { value: 0, label: "- please select -" },
          ...others.map((other) => ({ value: other.keywordId, label: other.keyword })),
        ]}
      />
    </RowForm>
  );
}
