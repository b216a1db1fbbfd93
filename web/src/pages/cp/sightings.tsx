import { chakra } from "@chakra-ui/react";
import { useEffect, useRef, type ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { dateWords } from "shared-types/kit/date";
import type { ValidationErrors } from "shared-types/kit/error-answers";
import type { PhotoOptions } from "shared-types/photo/answers";
import type { SightingDraft } from "shared-types/sighting/schema";
import { whyNotDone } from "../../components/form/errors";
import type { UploadProps } from "../../components/form/PictureField";
import { PanelScreen } from "../../components/layout/PanelScreen";
import { Pending } from "../../components/panel/Pending";
import { Button } from "../../components/ui/Button";
import { VisuallyHidden } from "../../components/ui/VisuallyHidden";
import { usePhotoOptions } from "../../features/photo/admin/photo-reads";
import { PhotoPreview } from "../../features/photo/admin/PhotoPreview";
import { PicturePicker } from "../../features/photo/admin/PicturePicker";
import { PictureUpload } from "../../features/photo/admin/PictureUpload";
import { SightingAdd } from "../../features/sighting/admin/SightingAdd";
import { SightingList } from "../../features/sighting/admin/SightingList";
import { namesOn } from "../../features/sighting/api/names-on";
import { useOutbox } from "../../features/sighting/api/use-outbox";
import { isAway } from "../../lib/errors";
import { countOf } from "../../lib/format";
import { keepSpecies } from "../../lib/known-species";
import { mediaHook } from "../../lib/media";
import { useSite } from "../../lib/settings";
import { keepShared } from "../../lib/shared-photos";

const useTouch = mediaHook("(pointer: coarse)");

const kept =
  "There is no network. The photo is kept on this device: Import Photo Data offers to upload it.";

/** Browsers do not put what they take into the gallery: without a network it would be lost. */
async function keepAndExplain(error: unknown, file: File): Promise<ValidationErrors> {
  if (!isAway(error)) return whyNotDone(error);
  return keepShared([file]).then(
    () => [{ fieldId: "", errorMessage: kept }],
    () => whyNotDone(error),
  );
}

/** Takes a photo with a phone's camera; at a desk it uploads one. */
function CameraUpload(props: UploadProps) {
  const verb = useTouch() ? "Take…" : "Upload…";
  return (
    <PictureUpload
      {...props}
      verb={verb}
      accept="image/*"
      capture="environment"
      explain={keepAndExplain}
    />
  );
}

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

interface WaitingProps {
  waiting: readonly SightingDraft[];
  options: PhotoOptions | undefined;
  onSend: () => void;
  onDiscard: (draft: SightingDraft) => void;
}

/** What is kept on this device and was not sent yet; nothing is shown when there is none. */
function Waiting({ waiting, options, onSend, onDiscard }: WaitingProps) {
  if (waiting.length === 0) return null;
  const nameIn = (list: PhotoOptions["Plants"] | undefined, id: number) =>
    id === 0 ? [] : [list?.find(({ Key }) => Key === id)?.Value ?? `No. ${id}`];
  return (
    <chakra.section aria-label="Not sent yet" display="grid" gap="3">
      <p role="status">
        {countOf(waiting.length, "sighting is", "sightings are")} kept on this device and not sent
        yet.
      </p>
      <chakra.ul role="list" display="grid" gap="2">
        {waiting.map((draft) => {
          const names = namesOn([
            ...nameIn(options?.Animals, draft.animalId),
            ...nameIn(options?.Plants, draft.plantId),
          ]);
          return (
            <chakra.li key={draft.clientId} display="flex" gap="3" alignItems="center">
              <span>
                {names}, {dateWords(draft.date)}
              </span>
              <Button onClick={() => onDiscard(draft)}>
                Discard<VisuallyHidden> {names}</VisuallyHidden>
              </Button>
            </chakra.li>
          );
        })}
      </chakra.ul>
      <div>
        <Button onClick={onSend}>Send Now</Button>
      </div>
    </chakra.section>
  );
}
