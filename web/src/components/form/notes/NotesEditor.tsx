import { useId, useState } from "react";
import { Button } from "../../ui/Button";
import type { AreaProps } from "./area";
import { cleanNotes, takenOut } from "./clean";
import { fitsEditor, whySource } from "./fits";
import type { SearchPages } from "./pages";
import { SourceEditor } from "./SourceEditor";
import { VisualEditor } from "./VisualEditor";
import styles from "./NotesEditor.module.css";

interface NotesEditorProps {
  area: AreaProps;
  /** The note as HTML; an outside change gives the editor a new key. */
  html: string;
  onChange: (html: string) => void;
  searchPages: SearchPages;
}

interface Mode {
  isSource: boolean;
  /** Why the note is edited as source; '' when the owner chose to. */
  why: string;
}

function modeFor(html: string): Mode {
  return fitsEditor(html) ? { isSource: false, why: "" } : { isSource: true, why: whySource(html) };
}

/** A note, edited visually or as source; both keep everything the server accepts. */
export function NotesEditor({ area, html, onChange, searchPages }: NotesEditorProps) {
  const [mode, setMode] = useState(() => modeFor(html));
  const whyId = useId();
  const lost = mode.isSource ? takenOut(html) : [];

  const toVisual = () => {
    const clean = cleanNotes(html);
    if (lost.length > 0) onChange(clean);
    setMode(modeFor(clean));
  };
  const described = [area.describedBy, mode.why && whyId].filter(Boolean).join(" ");

  return (
    <div className={styles.frame} data-invalid={area.isInvalid}>
      {mode.isSource ? (
        <SourceEditor
          area={{ ...area, describedBy: described || undefined }}
          html={html}
          onChange={onChange}
        />
      ) : (
        <VisualEditor area={area} html={html} onChange={onChange} searchPages={searchPages} />
      )}
      <div className={styles.foot}>
        <p id={whyId} role="status" className={styles.why}>
          {mode.why}
          {lost.length > 0 &&
            ` Notes can’t contain ${lost.join(", ")}, which will be removed when you save.`}
        </p>
        <Button
          kind="quiet"
          aria-pressed={mode.isSource}
          onClick={mode.isSource ? toVisual : () => setMode({ isSource: true, why: "" })}
        >
          Source
        </Button>
      </div>
    </div>
  );
}
