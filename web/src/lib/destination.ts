import { panelPaths } from "./panel-paths";
import { isSitePath } from "./paths";

const notDestinations: string[] = [
  panelPaths.login,
  panelPaths.logout,
  panelPaths.setup,
  panelPaths.reset,
];

/** Where a sign-in leads: only to the panel screen the owner came from. */
export function destinationAfter(from: string | null): string {
  if (!from || !isSitePath(from)) return panelPaths.home;
  const { pathname, search, hash } = new URL(from, "http://panel.invalid");
  const isInPanel = pathname === panelPaths.home || pathname.startsWith(`${panelPaths.home}/`);
  return isInPanel && !notDestinations.includes(pathname)
    ? pathname + search + hash
    : panelPaths.home;
}

/** The sign-in page's address that returns to the current screen. */
export function loginPathFrom(here: string): string {
  const to = destinationAfter(here);
  return to === panelPaths.home
    ? panelPaths.login
    : `${panelPaths.login}?from=${encodeURIComponent(to)}`;
}
