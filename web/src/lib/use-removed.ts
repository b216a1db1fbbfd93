import { useNavigate } from "react-router-dom";
import type { KeptRecord } from "shared-types/history/schema";
import { savedMessage } from "shared-types/kit/panel-messages";
import { useAnnounceOnLeave } from "./announce-on-leave";
import { noticeState } from "./notice";

/** What follows once a screen's own record is deleted: its index, which says so and offers to undo it. */
export function useRemoved(
  kind: KeptRecord["kind"],
  noun: Parameters<typeof savedMessage>[0],
  indexPath: string,
): (id: number) => void {
  const navigate = useNavigate();
  const announceOnLeave = useAnnounceOnLeave();
  return (id) => {
    announceOnLeave();
    void navigate(indexPath, noticeState(savedMessage(noun, "deleted"), { kind, id }));
  };
}
