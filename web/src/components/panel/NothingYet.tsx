import { Link } from "react-router-dom";
import { Empty } from "../feedback/Empty";
import { buttonClass } from "../ui/Button";

export interface FirstRecord {
  label: string;
  to: string;
  /** What such records are for. */
  why?: string;
}

interface NothingYetProps {
  /** What there is none of: 'plants'. */
  many: string;
  /** The way to the first one. */
  first?: FirstRecord | undefined;
}

/** An empty index, to the owner: 'No plants yet.' and a button that leads to the first one. */
export function NothingYet({ many, first }: NothingYetProps) {
  return (
    <Empty title={`No ${many} yet.`} isNew>
      {first?.why && <p>{first.why}</p>}
      {first && (
        <Link to={first.to} className={buttonClass("solid")}>
          {first.label}
        </Link>
      )}
    </Empty>
  );
}
