import type { PublishChanges } from "shared-types/publish/codes";
import { Fact, NameHead, PanelTable } from "../../../components/ui/PanelTable";
import { formatBytes } from "../../../lib/format";

/** What a publish does, counted by a preview. */
export function ChangesTable({ changes }: { changes: PublishChanges }) {
  const { pages, photos, bytes, removed } = changes;
  return (
    <PanelTable
      caption="What Publish does"
      columns={["Preview", "Pages", "Photo files", "To send", "Files to remove"]}
    >
      <tr>
        <NameHead>The next publish</NameHead>
        <Fact label="Pages">{pages.toLocaleString("en-US")}</Fact>
        <Fact label="Photo files">{photos.toLocaleString("en-US")}</Fact>
        <Fact label="To send">{formatBytes(bytes)}</Fact>
        <Fact label="Files to remove">{removed.toLocaleString("en-US")}</Fact>
      </tr>
    </PanelTable>
  );
}
