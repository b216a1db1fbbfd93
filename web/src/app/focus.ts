import { useEffect, useRef } from "react";

/** After a client-side navigation the focus goes to the page's heading, so that it is read out. */
export function useFocusOnNavigation(pathname: string): void {
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    const target = document.querySelector<HTMLElement>("main h1") ?? document.querySelector("main");
    target?.focus({ preventScroll: true });
  }, [pathname]);
}
