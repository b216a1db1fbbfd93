import type { ReactNode } from "react";
import { Empty } from "../feedback/Empty";
import { PanelScreen, type PanelAction } from "./PanelScreen";

interface PanelMissingProps {
  title: string;
  /** The not-found text (docs/product.md 3.3). */
  message: string;
  actions: PanelAction[];
  children?: ReactNode;
}

/** The screen of a record that does not exist. */
export function PanelMissing({ title, message, actions, children }: PanelMissingProps) {
  return (
    <PanelScreen title={title} actions={actions}>
      <Empty title={message}>
        {children ?? <p>It may have been deleted, or the address is not quite right.</p>}
      </Empty>
    </PanelScreen>
  );
}
