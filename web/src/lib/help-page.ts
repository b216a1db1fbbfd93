import { useMatches } from "react-router-dom";

/** What a route of the panel says of its screen. */
export interface ScreenHandle {
  /** The page of the handbook its '?' leads to, with `#section` where only a part of it is meant. */
  help: string;
}

/** The handbook's page of the screen that is shown, if it has one. */
export function useHelpPage(): string | undefined {
  const handles = useMatches().map(({ handle }) => handle as ScreenHandle | undefined);
  return handles.findLast((handle) => handle !== undefined)?.help;
}
