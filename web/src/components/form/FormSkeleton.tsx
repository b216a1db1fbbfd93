import { chakra } from "@chakra-ui/react";
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
