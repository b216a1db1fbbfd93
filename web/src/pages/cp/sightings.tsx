import { chakra } from "@chakra-ui/react";
import { useEffect, useRef, type ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { PanelScreen } from "../../components/layout/PanelScreen";
import { Pending } from "../../components/panel/Pending";
import { CameraUpload } from "../../features/photo/admin/CameraUpload";
import { usePhotoOptions } from "../../features/photo/admin/photo-reads";
import { PhotoPreview } from "../../features/photo/admin/PhotoPreview";
import { PicturePicker } from "../../features/photo/admin/PicturePicker";
import { SightingAdd } from "../../features/sighting/admin/SightingAdd";
import { SightingList } from "../../features/sighting/admin/SightingList";
import { Waiting } from "../../features/sighting/admin/Waiting";
import { useOutbox } from "../../features/sighting/api/use-outbox";
import { keepSpecies } from "../../lib/known-species";
import { useSite } from "../../lib/settings";

const pictureKit = { Preview: PhotoPreview, Picker: PicturePicker, Upload: CameraUpload };

/** What was seen or heard in the yard without a photo: add, and the list of all. */
export function Component() {
  const options = usePhotoOptions();
  const { waiting, add, discard, sendAll } = useOutbox();
  const { timeZone } = useSite().settings;
  const { data } = options;
  useEffect(() => {
    if (data) keepSpecies(data, timeZone);
  }, [data, timeZone]);
  return (
    <PanelScreen title="Sightings" actions={["home", "sightingsImport", "associations"]}>
      <Waiting
        waiting={waiting}
        options={options.data}
        onSend={() => void sendAll()}
        onDiscard={discard}
      />
      {options.data && (
        <>
          <Add>
            <SightingAdd options={options.data} kit={pictureKit} add={add} />
          </Add>
          <chakra.h2 fontSize="lead" fontWeight="500">
            All sightings
          </chakra.h2>
          <SightingList options={options.data} kit={pictureKit} />
        </>
      )}
      <Pending read={options} failed="Couldn’t load the sightings." what="sightings" />
    </PanelScreen>
  );
}

/** The form, where the links 'Add a sighting' lead: they take the focus there, on this screen too. */
function Add({ children }: { children: ReactNode }) {
  const { hash, key } = useLocation();
  const part = useRef<HTMLElement>(null);
  useEffect(() => {
    if (hash !== "#add") return;
    const field = part.current?.querySelector("input");
    // The frame, which focuses a screen's heading after this, is to leave it the focus.
    field?.setAttribute("data-first", "");
    field?.focus();
  }, [hash, key]);
  return (
    <chakra.section
      ref={part}
      id="add"
      aria-label="Add a sighting"
      // With the screen's heading, where there is room for both.
      scrollMarginTop="12rem"
    >
      {children}
    </chakra.section>
  );
}
