import type { AreaProps } from "./area";
import styles from "./NotesEditor.module.css";

interface SourceEditorProps {
  area: AreaProps;
  html: string;
  onChange: (html: string) => void;
}

/** An editor for the note's HTML source. */
export function SourceEditor({ area, html, onChange }: SourceEditorProps) {
  return (
    <textarea
      id={area.id}
      className={styles.source}
      value={html}
      rows={14}
      spellCheck={false}
      aria-labelledby={area.labelId}
      aria-describedby={area.describedBy}
      aria-invalid={area.isInvalid}
      aria-required={area.isRequired}
      onBlur={area.onBlur}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
