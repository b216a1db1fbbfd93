import { chakra } from "@chakra-ui/react";
import type { ReadState } from "../../lib/swr";
import { Failed } from "../feedback/Failed";
import { Loading, Skeleton } from "../feedback/Skeleton";

interface FormSkeletonProps {
  /** What is loading: 'the plan'. */
  what: string;
  fields: number;
}

/** The skeleton of a form. */
export function FormSkeleton({ what, fields }: FormSkeletonProps) {
  return (
    <Loading what={what}>
      <chakra.div display="grid" gap="5" maxWidth="46rem">
        {Array.from({ length: fields }, (_, i) => (
          <chakra.div key={i} display="grid" gap="1">
            <Skeleton width="7rem" height="0.9rem" />
            <Skeleton width="100%" height="2.75rem" />
          </chakra.div>
        ))}
      </chakra.div>
    </Loading>
  );
}

interface FormPendingProps extends FormSkeletonProps {
  read: Pick<ReadState<unknown>, "error" | "retry">;
}

/** In place of a form whose data are not there: its skeleton, or that they could not be loaded. */
export function FormPending({ read: { error, retry }, ...skeleton }: FormPendingProps) {
  if (error) return <Failed message={`Couldn’t load ${skeleton.what}.`} onRetry={retry} />;
  return <FormSkeleton {...skeleton} />;
}
