import { Link } from "react-router-dom";
import { Button, buttonClass } from "../../../components/ui/Button";
import { countOf } from "../../../lib/format";
import { Outcome, type OutcomeWords } from "./Outcome";
import styles from "./SelectionBar.module.css";

interface SelectionBarProps {
  count: number;
  /** Where the chosen photos are described. */
  describePath: string;
  /** How many of them are on the page one sees. */
  here: number;
  isDeleting: boolean;
  onTag: () => void;
  onDelete: () => void;
  onClear: () => void;
  /** What became of the last choice. */
  outcome: OutcomeWords | null;
}

/** What can be done with the chosen photos; it stays in view while one goes on choosing. */
export function SelectionBar(props: SelectionBarProps) {
  const { count, describePath, here, isDeleting, onTag, onDelete, onClear, outcome } = props;
  const elsewhere = count - here;
  return (
    <section className={styles.bar} aria-label="Chosen photos" data-empty={count === 0 && !outcome}>
      <Outcome outcome={outcome} />
      <p role="status" className={styles.count}>
        {count > 0 && `${countOf(count, "photo", "photos")} chosen`}
        {count > 0 && elsewhere > 0 && `, ${elsewhere.toLocaleString("en-US")} on other pages`}
      </p>
      {count > 0 && (
        <div className={styles.actions}>
          <Button kind="solid" onClick={onTag} disabled={isDeleting}>
            Give or take tags…
          </Button>
          <Link to={describePath} className={buttonClass("plain")}>
            Describe
          </Link>
          <Button onClick={onDelete} disabled={isDeleting}>
            {isDeleting ? "Deleting..." : "Delete"}
          </Button>
          <Button kind="quiet" onClick={onClear} disabled={isDeleting}>
            Clear
          </Button>
        </div>
      )}
    </section>
  );
}
