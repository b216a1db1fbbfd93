import { chakra } from "@chakra-ui/react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { ValidationErrors } from "shared-types/kit/error-answers";
import type { PhotosImported } from "shared-types/photo/answers";
import { useLeaveGuard, type LeaveWords } from "../../../../components/form/use-leave-guard";
import { ValidationSummary } from "../../../../components/form/ValidationSummary";
import { TickBox } from "../../../../components/ui/TickBox";
import { readLocal, writeLocal } from "../../../../lib/local";
import { dropShared, sharedPhotos, type SharedPhoto } from "../../../../lib/shared-photos";
import { dropWhenDone } from "./drop-when-done";
import { DropZone } from "./DropZone";
import { DuplicateTable } from "./DuplicateTable";
import { ImportBar } from "./ImportBar";
import { isDuplicateOnly, type ImportState } from "./import-watch";
import { ResultBox } from "./ResultBox";
import { MissedShare, SharedPhotos } from "./SharedPhotos";
import { tallyOf } from "./upload-queue";
import { UploadList } from "./UploadList";
import { useImport } from "./use-import";
import { useUploads } from "./use-uploads";
import { VisibilityChoice } from "./VisibilityChoice";
import { withLists } from "./with-lists";
import { WordsFound } from "./WordsFound";

/** Photos shared from a phone that are kept on this device, until they are taken or discarded. */
function useSharedPhotos() {
  const [photos, setPhotos] = useState<readonly SharedPhoto[]>([]);
  useEffect(() => {
    // Where nothing may be stored, as in some private windows, nothing was kept.
    void sharedPhotos()
      .catch(() => [])
      .then(setPhotos);
  }, []);
  const take = () => {
    setPhotos([]);
    return photos;
  };
  const discard = () => {
    for (const photo of take()) void dropShared(photo);
  };
  return { photos, take, discard };
}

/** A choice of two, remembered in this browser under this key: the usual one, until the other is chosen. */
function useKeptChoice<Usual extends string, Other extends string>(
  key: string,
  usual: Usual,
  other: Other,
): [choice: Usual | Other, choose: (choice: Usual | Other) => void] {
  const [choice, setChoice] = useState<Usual | Other>(() =>
    readLocal(key) === other ? other : usual,
  );
  return [
    choice,
    (next) => {
      setChoice(next);
      writeLocal(key, next === other ? other : "");
    },
  ];
}

const shown = 3;

/** What became of photos whose names were taken: nothing needs doing. */
function duplicateNote(photos: PhotosImported["photos"]): string {
  const renamed = photos.filter(({ renamedFrom }) => renamedFrom !== "");
  const names = renamed
    .slice(0, shown)
    .map(({ fileName, renamedFrom }) => `${renamedFrom} is now ${fileName}`);
  const more = renamed.length - names.length;
  if (more > 0) names.push(`and ${more.toLocaleString("en-US")} more`);
  return `Nothing needs doing: both photos are kept, the new one under a new name. ${names.join(", ")}.`;
}

const leaveWords: LeaveWords = {
  title: "Leave while photos are uploading?",
  text: "Photos already uploaded stay in the inbox. You would have to choose the others again.",
  leave: "Leave",
};

interface PhotosImportProps {
  /** Photos that were shared from a phone did not arrive. */
  isShareMissed: boolean;
}

/** How many of the files that wait did not come from this page. */
const othersOf = ({ progress }: ImportState, arrived: number) =>
  Math.max(0, (progress?.waiting ?? 0) - arrived);

/** Upload, import, and what became of the photos (docs/product.md 3.8). */
export function PhotosImport({ isShareMissed }: PhotosImportProps) {
  const { uploads, queue } = useUploads();
  const { watch, state } = useImport();
  const [visibility, setVisibility] = useKeptChoice("cpImportVisibility", "public", "internal");
  const shared = useSharedPhotos();
  const { phase, result, fault } = state;
  const { uploading, waiting, uploaded } = tallyOf(queue);
  const onTheWay = uploading.length + waiting.length;
  const unsavedRef = useRef(false);
  useEffect(() => {
    unsavedRef.current = onTheWay > 0;
  }, [onTheWay]);
  useLeaveGuard(unsavedRef, undefined, leaveWords);

  // The inbox has grown; debounced, for a thousand files in a row.
  const arrived = uploaded.length;
  const countInbox = useEffectEvent(() => void watch.look());
  useEffect(() => {
    if (arrived === 0) return undefined;
    const timer = window.setTimeout(() => countInbox(), onTheWay === 0 ? 0 : 1500);
    return () => window.clearTimeout(timer);
  }, [arrived, onTheWay]);

  const add = async (chosen: File[]) => {
    watch.renew();
    const { files, refusals } = await withLists(chosen);
    uploads.add(files, refusals);
  };
  const addShared = async () => {
    const photos = shared.take();
    await add(photos.map(({ file }) => file));
    dropWhenDone(photos, uploads.queue);
  };
  const start = () => {
    // Uploaded files now belong to the import.
    uploads.forget(uploaded);
    watch.run(visibility === "public" ? "public" : "waiting");
  };

  const [goesOn, setGoesOn] = useKeptChoice("cpImportGoesOn", "yes", "no");
  const goesOnAlone = goesOn === "yes";
  const wasOnTheWay = useRef(false);
  const goOn = useEffectEvent(async () => {
    await watch.look();
    const now = watch.state.getState();
    // What is dropped during an import waits for its end.
    if (now.phase === "running") return;
    wasOnTheWay.current = false;
    // An import takes all that waits. What another tab or device has brought may be meant to be hidden.
    if (goesOnAlone && arrived > 0 && othersOf(now, arrived) === 0) start();
  });
  const isRunning = phase === "running";
  useEffect(() => {
    if (onTheWay > 0) wasOnTheWay.current = true;
    else if (wasOnTheWay.current && !isRunning) void goOn();
  }, [onTheWay, isRunning]);

  const isNew = phase === "over";
  const renamed = result && isDuplicateOnly(result.errors) ? result.photos : undefined;
  // A later visit does not tell again that names were taken.
  const reported = renamed && !isNew ? [] : (result?.errors ?? []);
  const errors: ValidationErrors = fault ? [{ fieldId: "", errorMessage: fault }] : reported;
  return (
    <chakra.div display="grid" gap="5" maxWidth="60rem">
      {isShareMissed && <MissedShare />}
      <SharedPhotos
        photos={shared.photos}
        onUpload={() => void addShared()}
        onDiscard={shared.discard}
      />
      <VisibilityChoice value={visibility} onChange={setVisibility} />
      <DropZone onFiles={(files) => void add(files)} />
      <UploadList queue={queue} uploads={uploads} />
      <ImportBar
        state={state}
        uploading={onTheWay}
        others={goesOnAlone && arrived > 0 ? othersOf(state, arrived) : 0}
        onImport={start}
      />
      <TickBox isTicked={goesOnAlone} onTick={(isTicked) => setGoesOn(isTicked ? "yes" : "no")}>
        Import as soon as the upload is done
      </TickBox>
      {!isRunning && (
        <>
          <ValidationSummary
            errors={errors}
            attempt={isNew || fault ? 1 : 0}
            note={renamed && duplicateNote(renamed)}
          />
          {result && <ResultBox result={result} isNew={isNew} />}
          {result && <WordsFound offers={result.newKeywords} />}
          {renamed && isNew && <DuplicateTable />}
        </>
      )}
    </chakra.div>
  );
}
