import type { ReadState } from "../../lib/swr";
import { Failed } from "../feedback/Failed";
import { ListSkeleton } from "../feedback/ListSkeleton";
import { FormSkeleton } from "../form/FormSkeleton";

interface PendingProps {
  read: Pick<ReadState<unknown>, "error" | "retry"> & { data?: unknown };
  /** What is loading: 'the slides'. */
  what: string;
  /** Why there is nothing, if not 'Couldn’t load the slides.' */
  failed?: string;
  /** How many fields the form has that is loading; without it, a list is. */
  fields?: number;
}

/** In place of what is not read yet: its skeleton, or that it could not be read and a button to try again. */
export function Pending({ read, what, failed = `Couldn’t load ${what}.`, fields }: PendingProps) {
  const { data, error, retry } = read;
  if (data !== undefined) return null;
  if (error !== undefined) return <Failed message={failed} onRetry={retry} />;
  return fields === undefined ? (
    <ListSkeleton what={what} />
  ) : (
    <FormSkeleton what={what} fields={fields} />
  );
}
