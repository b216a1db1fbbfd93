import { Link } from "react-router-dom";
import { Empty } from "../feedback/Empty";
import { buttonClass } from "../ui/Button";

interface NothingYetProps {
  /** What there is none of: 'plants'. */
  many: string;
  /** The way to the first one. */
  first?: { label: string; to: string } | undefined;
}

/** An empty index, to the owner: 'No plants yet.' and a button that leads to the first one. */
export function NothingYet({ many, first }: NothingYetProps) {
  return (
    <Empty title={`No ${many} yet.`} isNew>
      {first && (
        <Link to={first.to} className={buttonClass("solid")}>
          {first.label}
        </Link>
      )}
    </Empty>
  );
}
