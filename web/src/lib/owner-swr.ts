import { useId } from "react";
import useSWR from "swr";
import type { Tagged } from "./owner-client";
import type { ReadState } from "./swr";

function useFreshRead<T>(key: string | null, fetcher: () => Promise<T>): ReadState<T> {
  const { data, error, isLoading, isValidating, mutate } = useSWR<T, unknown>(
    key === null ? null : `owner/${key}`,
    fetcher,
    { dedupingInterval: 0 },
  );
  return {
    data,
    error,
    isLoading: isLoading && data === undefined,
    isUpdating: isValidating && data !== undefined,
    retry: () => void mutate(),
  };
}

/** An owner's list: what was seen last at once, and always read again (spec §9: user data are never fresh). */
export function useOwnerRead<T>(key: string | null, fetcher: () => Promise<T>): ReadState<T> {
  return useFreshRead(key, fetcher);
}

/** An owner's record to edit: nothing is shown before the server has answered this very time. */
export function useOwnerRecord<T>(
  key: string | null,
  fetcher: () => Promise<Tagged<T>>,
): ReadState<Tagged<T>> {
  const mark = useId();
  return useFreshRead(key === null ? null : `${key}${mark}`, fetcher);
}
