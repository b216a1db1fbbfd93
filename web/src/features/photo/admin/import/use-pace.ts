import { useEffect, useEffectEvent, useState } from "react";
import { msLeft, timeLeftWords, withSample, type Sample } from "./time-left";

/** The remaining time in words, updated once a second. */
export function usePace(done: number, total: number, isGoing: boolean): string {
  const [samples, setSamples] = useState<readonly Sample[]>([]);
  const look = useEffectEvent(() =>
    setSamples((before) => withSample(before, { at: Date.now(), done })),
  );
  useEffect(() => {
    if (!isGoing) return undefined;
    const timer = window.setInterval(() => look(), 1000);
    return () => {
      window.clearInterval(timer);
      setSamples([]);
    };
  }, [isGoing]);
  return isGoing ? timeLeftWords(msLeft(samples, total)) : "";
}
