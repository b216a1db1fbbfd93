import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { panelPaths } from "../../lib/panel-paths";
import { Empty } from "../feedback/Empty";
import { buttonClass } from "../ui/Button";
import { PanelScreen, type PanelAction } from "./PanelScreen";

interface MissingProps {
  /** The not-found text (docs/product.md 3.3). */
  message: string;
  /** What may have become of it. */
  children?: ReactNode;
}

interface PanelMissingProps {
  title: string;
  message: string;
  actions: PanelAction[];
}

/** What a screen says of a record that does not exist, with the way to those that were deleted. */
export function Missing({
  message,
  children = "It may have been deleted, or the address is not quite right.",
}: MissingProps) {
  return (
    <Empty title={message}>
      <p>{children}</p>
      <Link to={panelPaths.bin} className={buttonClass("plain")}>
        Bin
      </Link>
    </Empty>
  );
}

/** The screen of a record that does not exist. */
export function PanelMissing({ title, actions, message }: PanelMissingProps) {
  return (
    <PanelScreen title={title} actions={actions}>
      <Missing message={message} />
    </PanelScreen>
  );
}
