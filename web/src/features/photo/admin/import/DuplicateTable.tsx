import { chakra } from "@chakra-ui/react";
import { Failed } from "../../../../components/feedback/Failed";
import { Loading, SkeletonText } from "../../../../components/feedback/Skeleton";
import { Fact, NameHead, PanelTable } from "../../../../components/ui/PanelTable";
import { formatDateTime } from "../../../../lib/format";
import { useOwnerCall } from "../../../../lib/owner-swr";
import { useSite } from "../../../../lib/settings";

const title = "List of duplicates uploaded";

/** The photos kept under another name because theirs was taken. */
export function DuplicateTable() {
  const { timeZone } = useSite().settings;
  const { data: duplicates, error, retry } = useOwnerCall("POST /api/photodupsget");
  return (
    <chakra.section aria-labelledby="duplicates" display="grid" gap="3">
      <chakra.h2 id="duplicates" fontSize="var(--step-1)">
        {title}
      </chakra.h2>
      {!duplicates && error !== undefined && (
        <Failed message="Couldn’t load the list of duplicates." onRetry={retry} />
      )}
      {!duplicates && error === undefined && (
        <Loading what="the duplicates">
          <SkeletonText lines={4} />
        </Loading>
      )}
      {duplicates && (
        <PanelTable caption={title} columns={["ID", "Date Uploaded", "Original", "New"]}>
          {duplicates.map(({ photoDuplicateId, dateUploaded, fileName_Old, fileName_New }) => (
            <tr key={photoDuplicateId}>
              <NameHead>{photoDuplicateId}</NameHead>
              <Fact label="Date Uploaded">{formatDateTime(dateUploaded, timeZone)}</Fact>
              <Fact label="Original">
                <bdi>{fileName_Old}</bdi>
              </Fact>
              <Fact label="New">
                <bdi>{fileName_New}</bdi>
              </Fact>
            </tr>
          ))}
        </PanelTable>
      )}
    </chakra.section>
  );
}
