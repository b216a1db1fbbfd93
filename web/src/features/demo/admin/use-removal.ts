import { useEffect, useState } from "react";
import type { DemoRemoval } from "shared-types/demo/answers";
import type { KeptRecord } from "shared-types/history/schema";
import { ApiError } from "../../../lib/errors";
import { ownerRead } from "../../../lib/owner-calls";
import { announceSave } from "../../../lib/announce-save";

/** How far it is: a backup comes first. */
type Phase = "asking" | "backup" | "removing" | "done";

const lookAgainMs = 1000;

const whyNot = (error: unknown) =>
  error instanceof ApiError && (error.status === 409 || error.status === 503)
    ? error.message
    : "Couldn’t remove the demo garden. Nothing was lost: please try again.";

/** Removes the demo garden, and tells how far that is. */
export function useRemoval() {
  const [phase, setPhase] = useState<Phase>("asking");
  const [removal, setRemoval] = useState<DemoRemoval | null>(null);
  const [fault, setFault] = useState("");

  const isBusy = phase === "backup" || phase === "removing";
  useEffect(() => {
    if (!isBusy) return;
    let hasBegun = false;
    const look = async () => {
      const { isRunning } = await ownerRead("GET /api/backups");
      if (isRunning) hasBegun = true;
      else if (hasBegun) setPhase((now) => (now === "backup" ? "removing" : now));
    };
    const timer = setInterval(() => void look().catch(() => undefined), lookAgainMs);
    return () => clearInterval(timer);
  }, [isBusy]);

  const begin = async (remove: KeptRecord[]) => {
    setFault("");
    setPhase("backup");
    try {
      setRemoval(await ownerRead("POST /api/demoremove", { body: { dryRun: false, remove } }));
      setPhase("done");
      announceSave();
    } catch (error) {
      setFault(whyNot(error));
      setPhase("asking");
    }
  };

  return { phase, isBusy, removal, fault, begin };
}
