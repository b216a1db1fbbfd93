import { savedMessage } from "shared-types/kit/panel-messages";
import { slidesRecordId } from "shared-types/slides/codes";
import type { SlidesDraft } from "shared-types/slides/schema";
import { anyValues } from "../../components/form/any-values";
import { EditForm } from "../../components/form/EditForm";
import { RecordHistory } from "../../components/history/RecordHistory";
import { PanelScreen } from "../../components/layout/PanelScreen";
import { Pending } from "../../components/panel/Pending";
import { pictureKit } from "../../features/photo/admin/picture-kit";
import { SlidesField } from "../../features/site/admin/slides/SlidesField";
import { SlidesPreview } from "../../features/site/admin/slides/SlidesPreview";
import type { SaveAs } from "../../lib/api-client";
import { ownerReadTagged, ownerSave } from "../../lib/owner-calls";
import { useOwnerRecord } from "../../lib/owner-swr";
import { useNotice } from "../../lib/notice";

/** An error of one slide is shown with the list. */
async function save(body: SlidesDraft, as: SaveAs) {
  const errors = await ownerSave("PUT /api/slidesupdate", { body, ...as });
  return errors.map((error) => ({ ...error, fieldId: "slides" }));
}

/** The slides of the home page's carousel (docs/product.md 3.17). */
export function Component() {
  const { notice, say } = useNotice();
  const read = useOwnerRecord("slides", () => ownerReadTagged("GET /api/slidesedit"));
  const { data } = read;
  return (
    <PanelScreen title="Slides" actions={["home"]}>
      {data && (
        <EditForm<SlidesDraft>
          draftKey={`slides/${slidesRecordId}`}
          initialValues={data.data}
          etag={data.etag}
          schema={anyValues<SlidesDraft>()}
          save={save}
          onSaved={() => say(savedMessage("Slides", "updated"))}
          submitLabel="SAVE"
          confirmation={notice}
          aside={<SlidesPreview />}
        >
          <SlidesField kit={pictureKit} />
        </EditForm>
      )}
      <Pending read={read} what="the slides" fields={4} />
      {data && <RecordHistory kind="slides" id={slidesRecordId} />}
    </PanelScreen>
  );
}
