import { use, useCallback, useEffect, useMemo, useRef } from "react";
import {
  UNSAFE_DataRouterContext,
  useLocation,
  useNavigate,
  type Location,
} from "react-router-dom";
import { place } from "./copy";
import {
  filterFromJson,
  filterFromQuery,
  filterToQuery,
  hasFilter,
  type FilterSpec,
} from "./filter";
import { readSession, writeSession } from "./session";

export interface ListFilter<F> {
  filter: F;
  /** Whether the filter differs from its defaults. */
  differs: boolean;
  /** Changes some fields; the address follows, the scroll stays. */
  change: (fields: Partial<F>) => void;
  clear: () => void;
}

/**
 * A list's filter. It lives in the address, is stored for the session on every change, and is restored
 * when the list is opened by an address without a query. `spec` must be a module constant. `listPath` is the
 * list's own address: at another one that shows it too, nothing is stored or restored.
 */
export function useListFilter<F extends object>(
  spec: FilterSpec<F>,
  listPath?: string,
): ListFilter<F> {
  const { pathname: here, search, state } = useLocation() as Location<unknown>;
  const pathname = listPath ?? here;
  const isElsewhere = here !== pathname;
  const navigate = useNavigate();
  const router = use(UNSAFE_DataRouterContext)?.router;
  const filter = useMemo(() => filterFromQuery(spec, new URLSearchParams(search)), [spec, search]);
  const differs = filterToQuery(spec, filter) !== "";
  const restored = useRef(false);

  const go = useCallback(
    (filter: F, handedOn?: unknown) => {
      writeSession(spec.storageKey, filter);
      // A search that was typed just before a link was pressed must not cancel the link. The router knows: on a slow
      // device this list is still shown when the next page has been reached.
      const { location, navigation } = router?.state ?? {};
      const isLeft = location !== undefined && location.pathname !== place.base + here;
      const next = navigation?.location;
      if (isLeft || (next !== undefined && next.pathname !== place.base + pathname)) return;
      void navigate(
        { pathname, search: filterToQuery(spec, filter) },
        {
          replace: true,
          preventScrollReset: true,
          state: handedOn,
          flushSync: spec.isInstant === true,
        },
      );
    },
    [here, navigate, pathname, router, spec],
  );

  useEffect(() => {
    if (isElsewhere) {
      restored.current = true;
      return;
    }
    if (!restored.current) {
      restored.current = true;
      const kept = filterFromJson(spec, readSession(spec.storageKey));
      if (!hasFilter(spec, new URLSearchParams(search)) && filterToQuery(spec, kept) !== "") {
        // What the screen before has handed on, such as the way to undo a deletion, is still to be shown.
        go(kept, state);
        return;
      }
    }
    writeSession(spec.storageKey, filter);
  }, [spec, search, state, filter, go, isElsewhere]);

  const change = useCallback(
    (fields: Partial<F>) => {
      // The address is ahead of what is rendered: two quick changes must both apply.
      const now = filterFromQuery(spec, new URLSearchParams(window.location.search));
      go({ ...now, ...fields });
    },
    [go, spec],
  );
  const clear = useCallback(() => go(spec.defaults), [go, spec]);
  return { filter, differs, change, clear };
}
