import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { Empty } from "../feedback/Empty";
import { buttonClass } from "../ui/Button";
import { PageHeader } from "./PageHeader";

interface RecordMissingProps {
  title: string;
  message: string;
  list: { to: string; label: string };
  children?: ReactNode;
}

/** The page of a missing or unknown key, with a link to the list. */
export function RecordMissing({ title, message, list, children }: RecordMissingProps) {
  return (
    <>
      <PageHeader title={title} />
      <Empty title={message}>
        <p>{children}</p>
        <p>
          <Link to={list.to} className={buttonClass("plain")}>
            {list.label}
          </Link>
        </p>
      </Empty>
    </>
  );
}
