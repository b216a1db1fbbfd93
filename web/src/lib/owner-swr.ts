import { useId } from "react";
import useSWR from "swr";
import type { CallLine } from "shared-types/calls";
import type { AnswerTo } from "./call";
import { ownerRead, type WithEtag } from "./owner-calls";
import type { ReadState } from "./swr";

/** The entry of an owner's read in SWR's cache. */
export const ownerKey = (key: string) => `owner/${key}`;

export interface FreshReadOptions {
  /** Revalidated when the owner returns to this tab, because others change it. */
  refreshesOnFocus?: boolean;
  /** While another key is read, the last one's data stay. */
  keepsPrevious?: boolean;
}

export interface OwnerReadState<T> extends ReadState<T> {
  /** Reads again and returns what is stored now, or what is shown if that fails. */
  latest: () => Promise<T | undefined>;
}

/** An owner's list: shows what was seen last at once, and is always read again. */
export function useOwnerRead<T>(
  key: string | null,
  fetcher: () => Promise<T>,
  { refreshesOnFocus = false, keepsPrevious = false }: FreshReadOptions = {},
): OwnerReadState<T> {
  const { data, error, isLoading, isValidating, mutate } = useSWR<T, unknown>(
    key === null ? null : ownerKey(key),
    fetcher,
    {
      dedupingInterval: 0,
      revalidateOnFocus: refreshesOnFocus,
      keepPreviousData: keepsPrevious,
    },
  );
  return {
    data,
    error,
    isLoading: isLoading && data === undefined,
    isUpdating: isValidating && data !== undefined,
    retry: () => void mutate(),
    latest: () => mutate(),
  };
}

/** The same of a call that takes nothing. */
export function useOwnerCall<Line extends CallLine>(
  line: Line | null,
  options?: FreshReadOptions,
): OwnerReadState<AnswerTo<Line>> {
  const read = ownerRead as unknown as (line: Line | null) => Promise<AnswerTo<Line>>;
  return useOwnerRead(line, () => read(line), options);
}

/** An owner's record to edit: never shown from the cache. */
export function useOwnerRecord<T>(
  key: string | null,
  fetcher: () => Promise<WithEtag<T>>,
): ReadState<WithEtag<T>> {
  const mark = useId();
  return useOwnerRead(key && `${key}${mark}`, fetcher);
}
