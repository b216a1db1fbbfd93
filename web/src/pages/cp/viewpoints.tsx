import { Link } from "react-router-dom";
import { viewpointMessages } from "shared-types/viewpoint/codes";
import type { Viewpoint } from "shared-types/viewpoint/answers";
import { Empty } from "../../components/feedback/Empty";
import { Confirmation } from "../../components/form/Confirmation";
import { PanelScreen } from "../../components/layout/PanelScreen";
import { Pending } from "../../components/panel/Pending";
import { buttonClass } from "../../components/ui/Button";
import { Fact, NameHead, PanelTable, RowActions } from "../../components/ui/PanelTable";
import { VisuallyHidden } from "../../components/ui/VisuallyHidden";
import { useOwnerCall } from "../../lib/owner-swr";
import { panelPaths } from "../../lib/panel-paths";
import { useNotice } from "../../lib/notice";

/** The spots that photos are taken from, year after year. */
export function Component() {
  const { notice, binned } = useNotice();
  const read = useOwnerCall("GET /api/viewpoints");
  const { data } = read;
  return (
    <PanelScreen title="Viewpoint Index" actions={["home", "planIndex", "viewpointAdd"]}>
      <Confirmation binned={binned}>{notice}</Confirmation>
      {data && data.length > 0 && <Rows viewpoints={data} />}
      {data?.length === 0 && (
        <Empty title="No viewpoints yet." isNew>
          <p>
            Take the same photo from the same spot every year, and visitors can compare then and
            now.
          </p>
          <Link to={panelPaths.viewpointAdd} className={buttonClass("solid")}>
            Add your first viewpoint
          </Link>
        </Empty>
      )}
      <Pending read={read} failed={viewpointMessages.missing} what="viewpoints" />
    </PanelScreen>
  );
}

function Rows({ viewpoints }: { viewpoints: readonly Viewpoint[] }) {
  return (
    <PanelTable caption="Viewpoints" columns={["Name", "Photos", ""]}>
      {viewpoints.map(({ viewpointId, name, photos }) => (
        <tr key={viewpointId}>
          <NameHead>{name}</NameHead>
          <Fact label="Photos">{photos.length}</Fact>
          <RowActions>
            <Link to={panelPaths.viewpointEdit(viewpointId)} className={buttonClass("plain")}>
              Edit<VisuallyHidden> {name}</VisuallyHidden>
            </Link>
          </RowActions>
        </tr>
      ))}
    </PanelTable>
  );
}
