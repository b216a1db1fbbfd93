import { chakra } from "@chakra-ui/react";
import { Loading, Skeleton, SkeletonText } from "../../../components/feedback/Skeleton";

const row = {
  display: "grid",
  alignContent: "center",
  gap: "2",
  minHeight: "4.25rem",
  paddingBlock: "3",
} as const;

/** The skeleton of the list. */
export function InboxSkeleton() {
  return (
    <Loading what="messages">
      <chakra.div paddingTop="var(--target)">
        {Array.from({ length: 8 }, (_, i) => (
          <chakra.div key={i} {...row}>
            <Skeleton width={`${38 + ((i * 7) % 24)}%`} height="1rem" />
            <Skeleton width={`${70 + ((i * 11) % 25)}%`} height="0.9rem" />
          </chakra.div>
        ))}
      </chakra.div>
    </Loading>
  );
}

/** The skeleton of a message. */
export function ReaderSkeleton() {
  return (
    <Loading what="the message">
      <chakra.div {...row}>
        <Skeleton width="50%" height="2rem" />
        <SkeletonText lines={5} />
      </chakra.div>
    </Loading>
  );
}
