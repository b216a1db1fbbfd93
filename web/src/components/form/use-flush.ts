import { useEffect } from "react";

/** Writes what is pending when the page is hidden, closed or reloaded, and when the form goes. */
export function useFlush(flush: () => void): void {
  useEffect(() => {
    // A closed lid, or a phone that drops the tab, says no more than this.
    const hide = () => {
      if (document.visibilityState === "hidden") flush();
    };
    window.addEventListener("pagehide", flush);
    document.addEventListener("visibilitychange", hide);
    return () => {
      window.removeEventListener("pagehide", flush);
      document.removeEventListener("visibilitychange", hide);
      flush();
    };
  }, [flush]);
}
