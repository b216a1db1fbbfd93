import { useSyncExternalStore } from "react";
import { filterFromJson, filterToQuery, type FilterSpec } from "./filter";
import { readSession } from "./session";

const subscribe = () => () => undefined;

/** The query string of the filter a list last had; '' on the server and before the list was opened. */
export function useKeptQuery<F extends object>(spec: FilterSpec<F>): string {
  return useSyncExternalStore(
    subscribe,
    () => filterToQuery(spec, filterFromJson(spec, readSession(spec.storageKey))),
    () => "",
  );
}
