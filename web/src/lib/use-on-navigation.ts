import { useEffect, useEffectEvent, useRef, type EffectCallback } from "react";

/** Does this after each client-side navigation, told where it came from; not for the page that is there first. */
export function useOnNavigation(
  pathname: string,
  act: (from: string) => ReturnType<EffectCallback>,
): void {
  const last = useRef(pathname);
  const onNavigate = useEffectEvent(act);
  useEffect(() => {
    if (last.current === pathname) return;
    const from = last.current;
    last.current = pathname;
    return onNavigate(from);
  }, [pathname]);
}
