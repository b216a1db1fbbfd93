import { Link } from "react-router-dom";
import { Button, buttonClass } from "../../../components/ui/Button";
import { SelectionBar } from "../../../components/ui/SelectionBar";
import { countOf } from "../../../lib/format";
import { Outcome, type OutcomeWords } from "../../../components/panel/Outcome";

interface PhotoSelectionBarProps {
  count: number;
  /** The address that describes the selected photos. */
  describePath: string;
  /** How many of them are on the current page. */
  here: number;
  isDeleting: boolean;
  onTag: () => void;
  onShow: () => void;
  onDelete: () => void;
  onClear: () => void;
  /** The result of the last action. */
  outcome: OutcomeWords | null;
}

function chosenWords(count: number, elsewhere: number): string {
  if (count === 0) return "";
  const others = elsewhere > 0 ? `, ${elsewhere.toLocaleString("en-US")} on other pages` : "";
  return `${countOf(count, "photo", "photos")} selected${others}`;
}

/** The actions for the selected photos. */
export function PhotoSelectionBar(props: PhotoSelectionBarProps) {
  const { count, describePath, here, isDeleting, onTag, onShow, onDelete, onClear, outcome } =
    props;
  return (
    <SelectionBar
      label="Selected photos"
      words={chosenWords(count, count - here)}
      outcome={outcome && <Outcome outcome={outcome} />}
    >
      <Button kind="solid" onClick={onTag} disabled={isDeleting}>
        Edit tags…
      </Button>
      <Button onClick={onShow} disabled={isDeleting}>
        Show or hide…
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
    </SelectionBar>
  );
}
