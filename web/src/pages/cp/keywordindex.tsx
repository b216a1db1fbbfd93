import { Link } from "react-router-dom";
import type { KeywordItem } from "shared-types/keyword/answers";
import { keywordMessages } from "shared-types/keyword/codes";
import { keywordUpdateSchema, keywordMergeSchema } from "shared-types/keyword/schema";
import { limits } from "shared-types/kit/limits";
import { photoFilterDefault } from "shared-types/photo/codes";
import { ChoiceField, noChoice } from "../../components/form/ChoiceField";
import { RowForm } from "../../components/form/RowForm";
import { TextField } from "../../components/form/TextField";
import { IndexScreen } from "../../components/panel/IndexScreen";
import type { RecordIndex, RowProps } from "../../components/panel/IndexTable";
import { photoIndexSpec } from "../../features/photo/admin/index-filter";
import { filterToQuery } from "../../lib/filter";
import { countOf } from "../../lib/format";
import { ownerSave, saving } from "../../lib/owner-calls";
import { useOwnerCall } from "../../lib/owner-swr";
import { panelPaths } from "../../lib/panel-paths";

/** Merges a keyword into another: its photos get the other, and it is deleted. */
function KeywordMergeForm({ item, all, onDone, onCancel }: RowProps<KeywordItem>) {
  const { keywordId, keyword, uses } = item;
  const others = all.filter((other) => other.keywordId !== keywordId);
  const nameOf = (id: number) => others.find((other) => other.keywordId === id)?.keyword ?? "";
  return (
    <RowForm
      draftKey={`keyword/${keywordId}/merge`}
      initialValues={{ keywordId, intoId: 0 }}
      schema={keywordMergeSchema}
      save={async (merge) =>
        merge.intoId > 0
          ? ownerSave("POST /api/keywordmerge", { body: merge })
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
          noChoice,
          ...others.map((other) => ({ value: other.keywordId, label: other.keyword })),
        ]}
      />
    </RowForm>
  );
}

/** Renames a keyword for all its photos. */
function KeywordRenameForm({ item, onDone, onCancel }: RowProps<KeywordItem>) {
  const { keywordId, keyword, etag } = item;
  return (
    <RowForm
      draftKey={`keyword/${keywordId}`}
      initialValues={{ keywordId, keyword }}
      etag={etag}
      schema={keywordUpdateSchema}
      save={saving("PUT /api/keywordupdate")}
      onSaved={(saved) => onDone(`- Keyword “${keyword}” is now “${saved.keyword}” -`)}
      onCancel={onCancel}
    >
      <TextField name="keyword" label="Keyword" required maxLength={limits.keyword} />
    </RowForm>
  );
}

/** The keywords: rename, merge into another, delete. */
const keywordIndex = (photosPathOf: (keyword: string) => string): RecordIndex<KeywordItem> => ({
  kind: "keyword",
  caption: "Keywords",
  noun: ["keyword", "keywords"],
  idOf: ({ keywordId }) => keywordId,
  nameOf: ({ keyword }) => keyword,
  wordsOf: ({ keyword }) => keyword,
  columns: {
    Keyword: ({ keyword }) => keyword,
    Photos: ({ keyword, uses }) =>
      uses > 0 ? <Link to={photosPathOf(keyword)}>{uses}</Link> : uses,
  },
  forms: { Rename: KeywordRenameForm, Merge: KeywordMergeForm },
  deletion: ({ keywordId: id, keyword, uses }) => ({
    uses: `${countOf(uses, "photo has", "photos have")} it`,
    remove: () => ownerSave("DELETE /api/keyworddelete/{id}", { params: { id } }),
    notice: `- Keyword “${keyword}” deleted -`,
  }),
});

/** Each keyword leads to its photos in the index. */
const index = keywordIndex(
  (searchTerm) =>
    panelPaths.photoIndex + filterToQuery(photoIndexSpec, { ...photoFilterDefault, searchTerm }),
);

/** All keywords: rename, merge, delete. */
export function Component() {
  return (
    <IndexScreen
      title="Keyword Index"
      actions={["home", "keywordAdd"]}
      first={{
        ...{ label: "Add your first keyword", to: panelPaths.keywordAdd },
        why: "Visitors search your photos by keywords: a color, a place, a kind of weather.",
      }}
      index={index}
      read={useOwnerCall("GET /api/keywords")}
    />
  );
}
