import { useEffect, useEffectEvent, useState } from "react";
import type { ValidationErrors } from "shared-types/kit/error-answers";
import type { Publish } from "shared-types/publish/answers";
import { whyRefused } from "../../../components/form/errors";
import { ownerRead, ownerSaveQuietly } from "../../../lib/owner-calls";
import { useOwnerCall } from "../../../lib/owner-swr";

const lookAgainMs = 1000;

/** Where, how far and what is not published yet; read again while something runs. */
export function usePublishing() {
  const read = useOwnerCall("GET /api/publish", { refreshesOnFocus: true });
  const isBusy = read.data !== undefined && read.data.state.phase !== "idle";
  const ask = useEffectEvent(read.retry);
  useEffect(() => {
    if (!isBusy) return;
    const timer = window.setInterval(() => ask(), lookAgainMs);
    return () => window.clearInterval(timer);
  }, [isBusy]);
  return { ...read, isBusy };
}

/** The buttons of a publish: begin it or its preview, and end it early. */
export function usePublishActs(retry: () => void) {
  const [errors, setErrors] = useState<ValidationErrors>([]);
  /** What was begun on this screen; 0 for nothing. */
  const [begun, setBegun] = useState(0);
  const act = async (work: () => Promise<ValidationErrors>) => {
    setErrors([]);
    setErrors(await work().catch(whyRefused));
    retry();
  };
  return {
    errors,
    begun,
    begin: (dryRun: boolean) =>
      act(async () => {
        setBegun(0);
        const { runId } = await ownerRead("POST /api/publishrun", { body: { dryRun } });
        setBegun(runId);
        return [];
      }),
    cancel: () => act(() => ownerSaveQuietly("POST /api/publishcancel")),
  };
}

/** The publish of a screen that has just ended; null for none. */
export const endedOf = ({ history, state }: Publish, begun: number) =>
  state.phase === "idle" ? (history.find(({ runId }) => runId === begun) ?? null) : null;
