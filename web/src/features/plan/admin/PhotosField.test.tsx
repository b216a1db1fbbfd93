import { act } from "react";
import { Formik } from "formik";
import { expect, test, vi } from "vitest";
import type { PhotoItem } from "shared-types/photo/answers";
import type { ViewpointDraft } from "shared-types/viewpoint/schema";
import { host, render, setStage, site } from "../../../components/form/stage.fixture";
import type { UploadProps } from "../../../components/form/PictureField";
import { SiteContext } from "../../../lib/settings";
import { emptyViewpoint } from "./ViewpointForm";
import { PhotosField } from "./PhotosField";

const known = vi.hoisted(() => ({ photos: [] as Partial<PhotoItem>[] }));
vi.mock("../../../lib/owner-photos", () => ({ useOwnerPhotos: () => known }));

let upload: UploadProps;
const kit = {
  Picker: () => null,
  Upload: (props: UploadProps) => {
    upload = props;
    return null;
  },
};
let values: ViewpointDraft;

const show = (visibilities: PhotoItem["visibility"][]) => {
  known.photos = visibilities.map((visibility, n) => ({ photoId: n + 1, visibility }));
  const photoIds = visibilities.map((_, n) => n + 1);
  render(
    <SiteContext value={site}>
      <Formik initialValues={{ ...emptyViewpoint, photoIds }} onSubmit={() => undefined}>
        {(form) => {
          values = form.values;
          return <PhotosField kit={kit} />;
        }}
      </Formik>
    </SiteContext>,
  );
};

setStage();

test("an uploaded photo joins those that were chosen, and a file that is refused says why", async () => {
  show(["public", "site"]);
  await act(async () => upload.onFault("This is not a photo."));
  expect(host.querySelector("[role=alert]")?.textContent).toBe("This is not a photo.");
  await act(async () => upload.onUploaded(9));
  expect(values.photoIds).toEqual([1, 2, 9]);
  expect(host.querySelector("[role=alert]")).toBeNull();
});

test.each([
  [["public", "site"], undefined],
  [["public", "site", "waiting"], "1 of these photos is hidden: visitors see the others."],
  [["public", "waiting"], "1 of these photos is hidden: visitors do not see this viewpoint."],
  [["internal", "waiting", "site"], "2 of these photos are hidden: visitors do not see this"],
  [["internal", "waiting"], "These photos are hidden: visitors see none of them"],
] as [PhotoItem["visibility"][], string | undefined][])(
  "of photos that are %j it says what visitors see",
  (visibilities, words) => {
    show(visibilities);
    const said = host.querySelector("[role=status]")?.textContent;
    if (words === undefined) expect(said).toBeUndefined();
    else expect(said).toContain(words);
  },
);
