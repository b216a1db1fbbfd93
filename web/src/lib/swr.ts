import useSWR, { mutate, useSWRConfig, type SWRConfiguration } from "swr";
import { freshForSeconds } from "shared-types/kit/list";
import type { SiteReader } from "shared-types/site/reader";
import { place } from "./copy";
import { isTransient } from "./errors";
import type { Read } from "./read";
import { useSite } from "./settings";

export interface ReadState<T> {
  /** `undefined` while loading or failed; `null` when there is no such record. */
  data: T | undefined;
  error: unknown;
  isLoading: boolean;
  /** New data is loading while the old data still shows. */
  isUpdating: boolean;
  retry: () => void;
}

const freshSince = new Map<string, number>();

/** Marks keys as just read: data that came with the page is fresh for an hour too. */
export function markFresh(keys: string[]): void {
  for (const key of keys) freshSince.set(key, Date.now());
}

function isFresh(key: string | undefined): boolean {
  const since = key === undefined ? undefined : freshSince.get(key);
  return since !== undefined && Date.now() - since < freshForSeconds * 1000;
}

/** Revalidates everything shown; the rest when it is next needed. */
export function readAgain(): void {
  freshSince.clear();
  void mutate(() => true);
}

/** Shared by all reads of public data. */
export const readConfig: SWRConfiguration = {
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: isTransient,
  errorRetryCount: 2,
  errorRetryInterval: 3000,
};

/** Reads data for a component; `null` reads nothing. `keepPrevious`: keeps a list while the next loads. */
export function useRead<T>(
  read: Read<T> | null,
  { keepPrevious = false }: { keepPrevious?: boolean } = {},
): ReadState<T> {
  const { reader } = useSite();
  const fresh = isFresh(read?.key);
  const { data, error, isLoading, isValidating, mutate } = useSWR<T, unknown>(
    read?.key ?? null,
    async () => {
      if (!read) throw new Error("Nothing to read.");
      const answer = await (place.copy?.answerOf(read) ?? read.get(reader));
      markFresh([read.key]);
      return answer;
    },
    {
      // Data that came with the page is not in SWR's cache; with this on, older rows would replace it.
      keepPreviousData: keepPrevious && !fresh,
      revalidateOnMount: fresh ? false : undefined,
      revalidateIfStale: !fresh,
    },
  );
  return {
    data,
    error,
    isLoading: isLoading && data === undefined,
    isUpdating: !import.meta.env.SSR && isValidating && data !== undefined,
    retry: () => void mutate(),
  };
}

/** What was read before or came with the page; sends no request. */
export function useKnown<T>(read: Read<T>): T | undefined {
  const { cache, fallback } = useSWRConfig();
  return (cache.get(read.key)?.data ?? fallback[read.key]) as T | undefined;
}

/** Reads in parallel on the server; the result is SWR's fallback. */
export async function prefetch(
  reader: SiteReader,
  reads: Read<unknown>[],
): Promise<Record<string, unknown>> {
  const pairs = await Promise.all(
    reads.map(async (read) => [read.key, await read.get(reader)] as const),
  );
  return Object.fromEntries(pairs);
}
