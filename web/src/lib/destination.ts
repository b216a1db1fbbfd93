import { panelPaths } from "./panel-paths";

const notDestinations: string[] = [
  panelPaths.login,
  panelPaths.logout,
  panelPaths.setup,
  panelPaths.reset,
];

/** Where a sign-in leads: the screen of the panel the owner was sent from, and nowhere else. */
export function destinationAfter(from: string | null): string {
  if (!from || !/^\/(?![/\\])/.test(from)) return panelPaths.home;
  const { pathname, search, hash } = new URL(from, "http://panel.invalid");
  const isInPanel = pathname === panelPaths.home || pathname.startsWith(`${panelPaths.home}/`);
  return isInPanel && !notDestinations.includes(pathname)
    ? pathname + search + hash
    : panelPaths.home;
}

/** The sign-in page's address that leads back to where the owner is now. */
export function loginPathFrom(here: string): string {
  const to = destinationAfter(here);
  return to === panelPaths.home
    ? panelPaths.login
    : `${panelPaths.login}?from=${encodeURIComponent(to)}`;
}
