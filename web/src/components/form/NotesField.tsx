import { useFieldContext } from "@chakra-ui/react";
import { useState, useEffect } from "react";
import { encodeHtml } from "shared-types/kit/html";
import { limits } from "shared-types/kit/limits";
import { decodeHtml } from "../../lib/html";
import { FieldFrame, useDescribedBy, type FieldProps } from "./FieldFrame";
import type { AreaProps } from "./notes/area";
import styles from "./notes/NotesEditor.module.css";
import type { SearchPages } from "./notes/pages";
import { SourceEditor } from "./notes/SourceEditor";
import { useFormField } from "./use-form-field";

interface NotesFieldProps extends Omit<FieldProps, "maxLength"> {
  /** Pages of this site, for the link dialog. */
  searchPages: SearchPages;
}

/**
 * Notes and descriptions: a rich-text editor that loses nothing the server keeps. The form's value is
 * encoded HTML, as it is sent (docs/product.md 4.8).
 */
export function NotesField({ searchPages, ...frame }: NotesFieldProps) {
  const { value, error, set, touch } = useFormField<string>(frame.name);
  const [own, setOwn] = useState(value);
  const [version, setVersion] = useState(0);

  // A value that did not come from the editor came from outside: the editor is remounted with it.
  if (value !== own) {
    setOwn(value);
    setVersion(version + 1);
  }
  const change = (html: string) => {
    const encoded = encodeHtml(html);
    setOwn(encoded);
    set(encoded);
  };
  return (
    <FieldFrame {...frame} error={error} maxLength={limits.notes} length={value.length}>
      <NotesArea
        version={version}
        html={decodeHtml(value)}
        onChange={change}
        onBlur={touch}
        searchPages={searchPages}
      />
    </FieldFrame>
  );
}

interface NotesAreaProps {
  /** Changes when the note was changed outside the editor. */
  version: number;
  html: string;
  onChange: (html: string) => void;
  onBlur: () => void;
  searchPages: SearchPages;
}

/** A label does not focus a contenteditable by itself. */
function useLabelFocus(labelId: string, areaId: string): void {
  useEffect(() => {
    const label = document.getElementById(labelId);
    const focus = () => document.getElementById(areaId)?.focus();
    label?.addEventListener("click", focus);
    return () => label?.removeEventListener("click", focus);
  }, [labelId, areaId]);
}

/** The editor inside its FieldFrame; the note's source when the editor's code cannot be loaded. */
function NotesArea({ version, html, onChange, onBlur, searchPages }: NotesAreaProps) {
  const { ids, invalid, required } = useFieldContext();
  const describedBy = useDescribedBy();
  const { Editor, failed } = useNotesEditor();
  useLabelFocus(ids.label, ids.control);

  const area: AreaProps = {
    id: ids.control,
    labelId: ids.label,
    describedBy,
    isInvalid: invalid,
    isRequired: required,
    onBlur,
  };
  if (Editor) {
    return (
      <Editor key={version} area={area} html={html} onChange={onChange} searchPages={searchPages} />
    );
  }
  if (!failed) return <div className={`${styles.frame} ${styles.waiting}`} aria-busy="true" />;
  return (
    <div className={styles.frame}>
      <SourceEditor area={area} html={html} onChange={onChange} />
      <p className={styles.why}>
        The editor could not be loaded, so the notes are shown as HTML source. You can still edit
        and save them.
      </p>
    </div>
  );
}

type Loaded = typeof import("./notes/NotesEditor").NotesEditor;

/** The lazily loaded editor; `failed` when its code could not be loaded. */
function useNotesEditor(): { Editor: Loaded | undefined; failed: boolean } {
  const [Editor, setEditor] = useState<{ component: Loaded }>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    import("./notes/NotesEditor").then(
      (module) => setEditor({ component: module.NotesEditor }),
      () => setFailed(true),
    );
  }, []);
  return { Editor: Editor?.component, failed };
}
