import { useId, useState, type ReactNode } from "react";
import styles from "./Coded.module.css";

interface CodedProps {
  glyph: ReactNode;
  /** The code as tables show it. */
  code: string;
  /** Its label. */
  label: string;
  /** Lists with many of them keep one in the tab order (arrow keys move between them). */
  tabIndex?: number;
}

/** A code with its icon; hovering, tapping or focusing it shows its meaning. */
export function Coded({ glyph, code, label, tabIndex }: CodedProps) {
  const tip = useId();
  const [closed, setClosed] = useState(false);
  return (
    <button
      type="button"
      className={styles.coded}
      aria-describedby={tip}
      tabIndex={tabIndex}
      data-closed={closed}
      onKeyDown={(event) => event.key === "Escape" && setClosed(true)}
      onBlur={() => setClosed(false)}
      onPointerLeave={() => setClosed(false)}
    >
      {glyph}
      <span>{code}</span>
      <span id={tip} role="tooltip" className={styles.tip}>
        {label}
      </span>
    </button>
  );
}
