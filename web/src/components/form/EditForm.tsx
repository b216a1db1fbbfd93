import { Formik } from "formik";
import { useState, type ReactNode } from "react";
import type { ValidationErrors } from "shared-types";
import type { Schema } from "yup";
import { EditFormBody } from "./EditFormBody";
import type { TagOptions } from "./stored-words";
import { useSaving } from "./use-saving";

export interface EditFormProps<V extends object> {
  /** What is stored, as far as the page knows; a newer version may come at any time. */
  initialValues: V;
  /** The ETag it came with; none on add. */
  etag?: string;
  schema: Schema<V>;
  /** Gets the values as the rules read them (numbers as numbers) and the ETag to send as If-Match. */
  save: (values: V, etag?: string) => Promise<ValidationErrors>;
  onSaved: (values: V) => void;
  /** SEND, ADD or SAVE (spec §4). */
  submitLabel: string;
  /** What the summary says besides when the rules of the form are broken (spec §5, photo edit). */
  whenInvalid?: string;
  /** What to say about the last save; it goes when something is changed again. */
  confirmation?: string;
  /** Picture or preview: the right column on desks. It may read the form's values. */
  aside?: ReactNode;
  /** Part of a list: its bar stays where it is. */
  isInline?: boolean;
  /** What its tags fields choose from: a version that someone else stored is told by their names. */
  tags?: TagOptions;
  /** Beside the save button: a DeleteButton, say. */
  extraActions?: ReactNode;
  children: ReactNode;
}

/**
 * A form that saves one record: rules, summary, save bar, and the guard over what is not saved. Give
 * it a `key` of the record's id where one screen shows several.
 */
export function EditForm<V extends object>(props: EditFormProps<V>) {
  const [first] = useState(props.initialValues);
  const saving = useSaving(props);
  const tried = saving.attempt > 0;
  return (
    <Formik<V>
      initialValues={first}
      validate={saving.validate}
      validateOnBlur={tried}
      validateOnChange={tried}
      onSubmit={saving.submit}
    >
      <EditFormBody {...props} saving={saving} />
    </Formik>
  );
}
