import type { ReactNode } from "react";
import { Empty } from "../feedback/Empty";
import { PanelScreen, type PanelAction } from "./PanelScreen";

interface MissingProps {
  /** The not-found text (docs/product.md 3.3). */
  message: string;
  children?: ReactNode;
}

interface PanelMissingProps extends MissingProps {
  title: string;
  actions: PanelAction[];
}

/** What a screen says of a record that does not exist. */
export function Missing({ message, children }: MissingProps) {
  return (
    <Empty title={message}>
      {children ?? <p>It may have been deleted, or the address is not quite right.</p>}
    </Empty>
  );
}

/** The screen of a record that does not exist. */
export function PanelMissing({ title, actions, ...missing }: PanelMissingProps) {
  return (
    <PanelScreen title={title} actions={actions}>
      <Missing {...missing} />
    </PanelScreen>
  );
}
