import { useEffect, useEffectEvent } from "react";
import type { CsvImports } from "shared-types/csv/answers";
import { useOwnerCall } from "../../../lib/owner-swr";

/** What runs on the server, and the imports that can be undone; followed while something runs. */
export function useCsvRuns(isBusy: boolean): { data: CsvImports | undefined; refresh: () => void } {
  const { data, retry } = useOwnerCall("GET /api/sheetimports", { refreshesOnFocus: true });
  const refresh = useEffectEvent(() => retry());
  const isWatched = isBusy || (data?.running ?? null) !== null;
  useEffect(() => {
    if (!isWatched) return undefined;
    const timer = window.setInterval(() => refresh(), 1000);
    return () => {
      window.clearInterval(timer);
      // The end of it, at once.
      refresh();
    };
  }, [isWatched]);
  return { data, refresh: retry };
}
