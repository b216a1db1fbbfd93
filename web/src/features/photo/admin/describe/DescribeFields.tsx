import { limits } from "shared-types/kit/limits";
import type { PhotoOptions } from "shared-types/photo/answers";
import { DateEntry } from "../../../../components/form/DateField";
import { errorTexts } from "../../../../components/form/errors";
import { fieldDomId } from "../../../../components/form/field-id";
import { TagsEntry } from "../../../../components/form/TagsField";
import { TextEntry } from "../../../../components/form/TextAreaField";
import { TickBox } from "../../../../components/ui/TickBox";
import { tagCreators } from "../tag-creators";
import { tagFields } from "../TagFields";
import { altHint } from "../../../../components/form/alt-hint";
import { proposedAlt, type AltKnowledge } from "./alt-proposal";
import styles from "./DescribeRow.module.css";
import {
  errorsElsewhere,
  isChanged,
  visibilityOnceSaved,
  visibilityTicked,
  type Entry,
  type Fields,
} from "./entry";
import { fieldNameOf } from "./use-describe-keys";

interface DescribeFieldsProps {
  entry: Entry;
  options: PhotoOptions;
  known: AltKnowledge;
  /** Whether saving shows the photos that are hidden until they are described. */
  shows: boolean;
  onChange: (fields: Fields) => void;
}

/** The fields of one photo, in tab order. */
export function DescribeFields(props: DescribeFieldsProps) {
  const { entry, options, known, shows, onChange } = props;
  const { draft, errors } = entry;
  const nameOf = (field: string) => fieldNameOf(draft.photoId, field);
  const errorOf = (field: string) => errors.find(({ fieldId }) => fieldId === field)?.errorMessage;
  const isShownOnceSaved = isChanged(entry) && visibilityOnceSaved(entry, shows) === "public";
  const elsewhere = errorsElsewhere(entry);
  return (
    <div className={styles.fields}>
      {elsewhere.length > 0 && (
        <p id={fieldDomId(nameOf("fault"))} role="alert" tabIndex={-1} className={styles.fault}>
          {errorTexts(elsewhere).join(" ")}
        </p>
      )}
      <TextEntry
        name={nameOf("caption")}
        label="Caption"
        maxLength={limits.altCaption}
        rows={2}
        value={draft.caption}
        error={errorOf("caption")}
        onChange={(caption) => onChange({ caption })}
      />
      <TextEntry
        name={nameOf("alt")}
        label="Alt"
        hint={altHint}
        proposal={entry.altInFile || proposedAlt(draft, known)}
        maxLength={limits.altCaption}
        rows={2}
        value={draft.alt}
        error={errorOf("alt")}
        onChange={(alt) => onChange({ alt })}
      />
      <div className={styles.tags}>
        {tagFields.map(({ name, label }) => (
          <TagsEntry
            key={name}
            name={nameOf(name)}
            label={label}
            noun={name}
            options={options[label]}
            creator={tagCreators[name]}
            value={draft[name]}
            error={errorOf(name)}
            onChange={(ids) => onChange({ [name]: ids })}
          />
        ))}
      </div>
      <div className={styles.last}>
        <DateEntry
          name={nameOf("dateTaken")}
          label="Date Taken"
          kind="either"
          value={draft.dateTaken}
          error={errorOf("dateTaken")}
          onChange={(dateTaken) => onChange({ dateTaken })}
        />
        {entry.base.visibility !== "public" && (
          <TickBox
            name={nameOf("visibility")}
            isTicked={isShownOnceSaved}
            onTick={(isTicked) => onChange({ visibility: visibilityTicked(entry, isTicked) })}
          >
            Show to visitors
          </TickBox>
        )}
      </div>
    </div>
  );
}
