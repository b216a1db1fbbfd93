import type { ReactNode } from "react";
import { Link, useNavigate } from "react-router-dom";
import { isPlainClick } from "../../lib/plain-click";
import styles from "./ChoiceRow.module.css";

export interface ChoiceLink {
  label: string;
  glyph?: ReactNode;
  to: string;
  isChosen: boolean;
  /** How many it would leave; with 0 it cannot be chosen. */
  count?: number | undefined;
}

interface ChoiceRowProps {
  label: string;
  choices: readonly ChoiceLink[];
}

/** The frame of rows. */
export const choiceRows = styles.choices;

/** One thing to choose, as links: each choice has an address and needs no scripts. */
export function ChoiceRow({ label, choices }: ChoiceRowProps) {
  const navigate = useNavigate();
  return (
    <div className={styles.row} role="group" aria-label={label}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      {choices.map(({ label: choice, glyph, to, isChosen, count }) => {
        const notice = (
          <>
            {glyph}
            <span className={styles.name}>{choice}</span>
            {count !== undefined && (
              <>
                {" "}
                <span className={styles.count}>{count}</span>
              </>
            )}
          </>
        );
        return count === 0 && !isChosen ? (
          <span key={choice} className={styles.choice} aria-disabled="true">
            {notice}
          </span>
        ) : (
          <Link
            key={choice}
            to={to}
            className={styles.choice}
            aria-current={isChosen || undefined}
            rel={count === undefined ? undefined : "nofollow"}
            onClick={(event) => {
              if (!isPlainClick(event)) return;
              event.preventDefault();
              // At once: the links of all rows are those of this choice before the next is pressed.
              void navigate(to, { replace: true, preventScrollReset: true, flushSync: true });
            }}
          >
            {notice}
          </Link>
        );
      })}
    </div>
  );
}
