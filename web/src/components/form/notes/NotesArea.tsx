import { useFieldContext } from "@chakra-ui/react";
import { useEffect, useState } from "react";
import { useDescribedBy } from "../use-described-by";
import type { AreaProps } from "./area";
import type { SearchPages } from "./pages";
import { SourceEditor } from "./SourceEditor";
import styles from "./NotesEditor.module.css";

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
export function NotesArea({ version, html, onChange, onBlur, searchPages }: NotesAreaProps) {
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

type Loaded = typeof import("./NotesEditor").NotesEditor;

/** The lazily loaded editor; `failed` when its code could not be loaded. */
function useNotesEditor(): { Editor: Loaded | undefined; failed: boolean } {
  const [Editor, setEditor] = useState<{ component: Loaded }>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    import("./NotesEditor").then(
      (module) => setEditor({ component: module.NotesEditor }),
      () => setFailed(true),
    );
  }, []);
  return { Editor: Editor?.component, failed };
}
