import type { ReactNode } from "react";
import type { ReadState } from "../../lib/swr";
import { Failed } from "./Failed";

interface LoadedProps<T> {
  read: Pick<ReadState<T>, "data" | "error" | "retry">;
  /** What is said if it could not be read: 'Couldn’t load the slides.' */
  failed: string;
  /** The skeleton that shows until then. */
  loading: ReactNode;
  children: (data: T) => ReactNode;
}

/** What was read; before that its skeleton, or why it is not there and a button to try again. */
export function Loaded<T>({ read, failed, loading, children }: LoadedProps<T>) {
  const { data, error, retry } = read;
  if (data !== undefined) return children(data);
  return error === undefined ? loading : <Failed message={failed} onRetry={retry} />;
}
