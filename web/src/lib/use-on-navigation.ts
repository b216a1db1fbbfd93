import { useEffect, useEffectEvent, useRef, type EffectCallback } from "react";

/** Does this after each client-side navigation, but not for the page that is there first. */
export function useOnNavigation(pathname: string, act: EffectCallback): void {
  const last = useRef(pathname);
  const onNavigate = useEffectEvent(act);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    return onNavigate();
  }, [pathname]);
}
