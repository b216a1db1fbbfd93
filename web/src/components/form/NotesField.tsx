import { Field } from "@chakra-ui/react";
import { useField } from "formik";
import { useId, useState } from "react";
import { limits } from "shared-types";
import { decodeHtml, encodeHtml } from "../../lib/html";
import type { SearchPages } from "./notes/pages";
import { SourceEditor } from "./notes/SourceEditor";
import { useNotesEditor } from "./notes/use-notes-editor";
import styles from "./notes/NotesEditor.module.css";

interface NotesFieldProps {
  /** The payload's key; its value is encoded HTML (contract §5). */
  name: string;
  label: string;
  hint?: string;
  required?: boolean;
  maxLength?: number;
  /** Pages of this site for the link dialog. */
  searchPages?: SearchPages;
}

/** Notes and descriptions: a rich-text editor that loses nothing the server keeps. */
export function NotesField({ name, label, hint, required = false, ...rest }: NotesFieldProps) {
  const { maxLength = limits.notes, searchPages } = rest;
  const [field, { error, touched }, { setValue, setTouched }] = useField<string>(name);
  const [own, setOwn] = useState(field.value);
  const [version, setVersion] = useState(0);
  const { Editor, failed } = useNotesEditor();
  const id = useId();
  const isInvalid = touched && error !== undefined;

  // A value the editor did not say came from outside: it opens anew with it.
  if (field.value !== own) {
    setOwn(field.value);
    setVersion(version + 1);
  }
  const onChange = (html: string) => {
    const encoded = encodeHtml(html);
    setOwn(encoded);
    void setValue(encoded);
  };
  const over = field.value.length - maxLength;
  const area = {
    id: `${id}-area`,
    labelId: `${id}-label`,
    describedBy: [hint && `${id}-hint`, isInvalid && `${id}-error`].filter(Boolean).join(" "),
    isInvalid,
    isRequired: required,
    onBlur: () => void setTouched(true),
  };
  const html = decodeHtml(field.value);
  return (
    <Field.Root
      invalid={isInvalid}
      required={required}
      ids={{ label: area.labelId, helperText: `${id}-hint`, errorText: `${id}-error` }}
    >
      <Field.Label asChild>
        <span onClick={() => document.getElementById(area.id)?.focus()}>
          {label}
          <Field.RequiredIndicator />
        </span>
      </Field.Label>
      {Editor ? (
        <Editor
          key={version}
          area={area}
          html={html}
          onChange={onChange}
          searchPages={searchPages}
        />
      ) : failed ? (
        <SourceEditor area={area} html={html} onChange={onChange} />
      ) : (
        <div className={`${styles.frame} ${styles.waiting}`} aria-busy="true" />
      )}
      {hint && <Field.HelperText>{hint}</Field.HelperText>}
      {over > 0 && (
        <Field.HelperText>{over.toLocaleString("en-US")} characters too many</Field.HelperText>
      )}
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  );
}
