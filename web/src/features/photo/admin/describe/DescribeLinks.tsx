import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { detailsMax } from "shared-types/photo/import";
import { buttonClass } from "../../../../components/ui/Button";
import { describePath } from "./describe-path";

interface DescribeLinksProps {
  photoIds: readonly number[];
  /** Whether this is what to do next. */
  isMain?: boolean;
  children: ReactNode;
}

/** Leads to the describe screen, with a link for as many photos as it accepts at once. */
export function DescribeLinks({ photoIds, isMain = false, children }: DescribeLinksProps) {
  const count = Math.ceil(photoIds.length / detailsMax);
  if (count === 0) return null;
  return (
    <p className="part-buttons">
      {Array.from({ length: count }, (_, i) => (
        <Link
          key={i}
          to={describePath(photoIds.slice(i * detailsMax, (i + 1) * detailsMax))}
          className={buttonClass(isMain && i === 0 ? "solid" : "plain")}
        >
          {children}
          {count > 1 && ` (${i + 1} of ${count})`}
        </Link>
      ))}
    </p>
  );
}
