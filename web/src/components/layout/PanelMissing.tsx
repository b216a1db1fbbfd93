import type { ReactNode } from "react";
import { Empty } from "../feedback/Empty";
import { PanelScreen, type PanelAction } from "./PanelScreen";

interface PanelMissingProps {
  title: string;
  /** The not-found text of spec §8. */
  message: string;
  actions: PanelAction[];
  children?: ReactNode;
}

/** A record nobody has: what that means, with the screen's own buttons as the way out. */
export function PanelMissing({ title, message, actions, children }: PanelMissingProps) {
  return (
    <PanelScreen title={title} actions={actions}>
      <Empty title={message}>
        {children ?? <p>It may have been deleted, or the address is not quite right.</p>}
      </Empty>
    </PanelScreen>
  );
}
