import { useState, type ReactNode } from "react";
import styles from "./Revealable.module.css";
import { VisuallyHidden } from "./VisuallyHidden";

/** A password's input, as `text` while the button beside it is pressed. */
export function Revealable({ children }: { children: (type: "password" | "text") => ReactNode }) {
  const [isShown, setIsShown] = useState(false);
  return (
    <div className={styles.frame}>
      {children(isShown ? "text" : "password")}
      <button
        type="button"
        className={styles.button}
        aria-pressed={isShown}
        // The focus and the caret stay in the text.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => setIsShown(!isShown)}
      >
        Show<VisuallyHidden> password</VisuallyHidden>
      </button>
    </div>
  );
}
