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

/** A key that is missing or that nobody has, and the way to the whole list. */
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
