import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { InternalMark } from "../../../components/ui/InternalMark";
import { Picture } from "../../../components/ui/Picture";
import styles from "./Found.module.css";

interface FoundRowProps {
  to: string;
  /** The address of its picture; '' when it has none. */
  picture: string;
  name: string;
  internal: boolean;
  /** A scientific name. */
  scientific?: string;
  /** What else it is called, or where the words are. */
  children?: ReactNode;
}

/** A row with a small picture; its link covers it. */
export function FoundRow({ to, picture, name, internal, scientific, children }: FoundRowProps) {
  return (
    <li className={styles.row}>
      <span className={styles.picture}>
        {picture && (
          <Picture src={picture} alt="" width={120} height={120} fit="cover" instead={null} />
        )}
      </span>
      <span>
        <Link to={to} className={styles.name}>
          {name}
        </Link>{" "}
        {internal && <InternalMark />}
        {scientific && <i className={styles.scientific}>{scientific}</i>}
        {children && <span className={styles.note}>{children}</span>}
      </span>
    </li>
  );
}
