import { linkCalls } from "shared-types";
import { IndexNotes, useIndexNotes } from "../../components/form/IndexNotes";
import { IndexScreen } from "../../components/layout/IndexScreen";
import { LinkTable } from "../../features/link/admin/LinkTable";
import { useOwnerCall } from "../../lib/owner-swr";
import { panelPaths } from "../../lib/panel-paths";

/** All links, each with the number of records that use it: edit, delete. */
export function Component() {
  const read = useOwnerCall(linkCalls.links);
  const notes = useIndexNotes();
  return (
    <IndexScreen
      title="Link Index"
      actions={[
        { label: "Admin Home", to: panelPaths.home },
        { label: "Plant Index", to: panelPaths.plantIndex },
        { label: "Animal Index", to: panelPaths.animalIndex },
      ]}
      read={read}
      noun={["link", "links"]}
      wordsOf={({ text, href }) => `${text} ${href}`}
      notes={<IndexNotes notes={notes} />}
    >
      {(rows) => <LinkTable rows={rows} notes={notes} />}
    </IndexScreen>
  );
}
