import { chakra } from "@chakra-ui/react";
import { useFormikContext } from "formik";
import type { MouseEvent } from "react";
import { savedMessage } from "shared-types/kit/panel-messages";
import { photoFilterDefault, type PhotoFilter } from "shared-types/photo/codes";
import { slidesRecordId } from "shared-types/slides/codes";
import type { SlidesDraft } from "shared-types/slides/schema";
import { anyValues } from "../../components/form/any-values";
import { EditForm } from "../../components/form/EditForm";
import { RecordHistory } from "../../components/history/RecordHistory";
import { PanelScreen } from "../../components/layout/PanelScreen";
import { Pending } from "../../components/panel/Pending";
import { Preview } from "../../components/panel/Preview";
import { usePhotoList } from "../../features/photo/api/photo";
import { pictureKit } from "../../features/photo/admin/picture-kit";
import { shownSlides } from "../../features/site/admin/slides/shown-slides";
import styles from "../../features/site/admin/slides/Slides.module.css";
import { SlidesField } from "../../features/site/admin/slides/SlidesField";
import { Carousel } from "../../features/site/components/Carousel";
import type { SaveAs } from "../../lib/api-client";
import { useNotice } from "../../lib/notice";
import { ownerReadTagged, ownerSave } from "../../lib/owner-calls";
import { useOwnerPhotos } from "../../lib/owner-photos";
import { useOwnerRecord } from "../../lib/owner-swr";

/** An error of one slide is shown with the list. */
async function save(body: SlidesDraft, as: SaveAs) {
  const errors = await ownerSave("PUT /api/slidesupdate", { body, ...as });
  return errors.map((error) => ({ ...error, fieldId: "slides" }));
}

const inGallery: PhotoFilter = { ...photoFilterDefault, visibility: "public" };

/** The slides of the home page's carousel (docs/product.md 3.17). */
export function Component() {
  const { notice, say } = useNotice();
  const read = useOwnerRecord("slides", () => ownerReadTagged("GET /api/slidesedit"));
  const { data } = read;
  // Before the drawings and covers, which often are the newest pictures.
  const photos = usePhotoList(inGallery).data?.items ?? [];
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
          <SlidesField likely={{ title: "In the gallery", photos }} kit={pictureKit} />
        </EditForm>
      )}
      <Pending read={read} what="the slides" fields={4} />
      {data && <RecordHistory kind="slides" id={slidesRecordId} />}
    </PanelScreen>
  );
}

/** The carousel's buttons can be used, its links not followed: what is typed would be left. */
function stay(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest("a")) {
    event.preventDefault();
    event.stopPropagation();
  }
}

/** The carousel as visitors will see it. */
function SlidesPreview() {
  const { values } = useFormikContext<SlidesDraft>();
  const { photos } = useOwnerPhotos(values.slides.map(({ photoId }) => photoId));
  const slides = shownSlides(values.slides, photos);
  return (
    <Preview>
      {slides.length > 0 ? (
        <div className={styles.preview} onClickCapture={stay}>
          <Carousel key={slides.map(({ photo }) => photo.photoId).join()} slides={slides} />
        </div>
      ) : (
        <chakra.p className="part-hint" fontFamily="sans">
          No carousel: the home page begins with the welcome.
        </chakra.p>
      )}
    </Preview>
  );
}
