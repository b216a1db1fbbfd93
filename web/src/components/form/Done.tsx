import { useEffect, useRef, type ReactNode } from "react";
import { Confirmation } from "./Confirmation";
import styles from "./FieldRow.module.css";

/** In the place of a form that is done: what was done, and what can be done next. */
export function Done({ message, children }: { message: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className={styles.stack}>
      <Confirmation>{message}</Confirmation>
      <div>{children}</div>
    </div>
  );
}
