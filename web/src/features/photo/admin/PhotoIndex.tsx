import { useRef, useState } from "react";
import type { PhotoVisibility } from "shared-types/photo/codes";
import type { PhotoItem } from "shared-types/photo/answers";
import type { PhotosTag } from "shared-types/photo/schema";
import { errorTexts, whyNotSaved } from "../../../components/form/errors";
import { ChooseAll } from "../../../components/ui/ChooseAll";
import { filterToQuery } from "../../../lib/filter";
import { focusOn } from "../../../lib/focus-on";
import { countOf } from "../../../lib/format";
import { useListFilter } from "../../../lib/list-filter";
import { panelPaths } from "../../../lib/panel-paths";
import { useNotice } from "../../../lib/notice";
import { rangeHint, type Selection } from "../../../lib/selection";
import { useSelection } from "../../../lib/use-selection";
import { usePhotoList } from "../api/photo";
import { PhotoFound } from "../components/PhotoFound";
import { PhotoPanel } from "../components/PhotoPanel";
import { askAboutPhotos } from "./delete-photos";
import { describePath } from "./describe/describe-path";
import { GridSkeleton } from "./GridSkeleton";
import { photoIndexSpec } from "./index-filter";
import { IndexFields } from "./IndexFields";
import { NothingYet } from "../../../components/panel/NothingYet";
import { Outcome, type OutcomeWords } from "../../../components/panel/Outcome";
import { PhotoGrid } from "./PhotoGrid";
import { usePhotoOptions } from "./photo-reads";
import { PhotoSelectionBar } from "./PhotoSelectionBar";
import { WaitingPhotos } from "./import/WaitingPhotos";
import { UndoAct } from "../../../components/panel/UndoAct";
import type { Act } from "../../../components/panel/undo-act";
import { changedBy, noPicks, retagged, taggedWords, tagKinds } from "./tag-change";
import { TagDialog } from "./TagDialog";
import { visibilityChoices } from "./visibility";
import { VisibilityDialog } from "./VisibilityDialog";
import { ownerSave } from "../../../lib/owner-calls";

const photoIdOf = ({ photoId }: PhotoItem) => photoId;

/** All photos: search, open, and tag or delete several at once. */
export function PhotoIndex() {
  const list = useListFilter(photoIndexSpec);
  const read = usePhotoList(list.filter);
  const { data: page } = read;
  const items = page?.items ?? [];
  const { notice, binned } = useNotice();
  const [arrival] = useState<OutcomeWords | null>(notice ? { text: notice, binned } : null);
  const [outcome, setOutcome] = useState<OutcomeWords | null>(null);
  const [busy, setBusy] = useState<"tagging" | "showing" | "deleting" | null>(null);
  const acts = useRef(0);
  const [picks, setPicks] = useState(noPicks);
  const { selection, ...choose } = useSelection(photoIdOf, () => setOutcome(null));
  const { data: options } = usePhotoOptions(selection.size > 0);
  const hrefOf = (pageId: number) =>
    panelPaths.photoIndex + filterToQuery(photoIndexSpec, { ...list.filter, pageId });

  /** The sentence about what was done to the selected photos, with its Undo; they are selected as they are now. */
  const finish = (notice: string, next: Selection<PhotoItem>, act: Act, firsts: string) => {
    setBusy(null);
    choose.change(next);
    const restore = (undone: readonly number[]) =>
      choose.change(
        new Map(
          [...next].map(([id, now]) => [id, (undone.includes(id) && selection.get(id)) || now]),
        ),
      );
    const text = [notice, firsts].filter(Boolean).join(" ");
    const undo = act.ids.length > 0 && (
      <UndoAct key={(acts.current += 1)} act={act} noun={["photo", "photos"]} onUndone={restore} />
    );
    setOutcome({ text, undo });
  };
  const finishTagging = (change: PhotosTag, firsts: string) => {
    setPicks(noPicks);
    const next = retagged(selection, change);
    const ids = changedBy(change, selection);
    const fields = [...tagKinds, "tagNotes"];
    finish(taggedWords(change), next, { kind: "photo", ids, fields }, firsts);
  };
  const finishShowing = (visibility: PhotoVisibility, firsts: string) => {
    const label = visibilityChoices.find(({ value }) => value === visibility)?.label ?? "";
    const next = new Map([...selection].map(([id, photo]) => [id, { ...photo, visibility }]));
    const changed = [...selection.values()].filter((photo) => photo.visibility !== visibility);
    const shown = `${countOf(selection.size, "photo", "photos")}: ${label}.`;
    const ids = changed.map(photoIdOf);
    finish(shown, next, { kind: "photo", ids, fields: ["visibility"] }, firsts);
  };
  const clear = () => {
    focusOn("choose-all");
    choose.clear();
    setPicks(noPicks);
  };
  const remove = async () => {
    setBusy("deleting");
    const isSure = await askAboutPhotos([...selection.keys()]).then(
      (question) => window.confirm(question),
      (error: unknown) => {
        const problems = errorTexts(whyNotSaved(error));
        setOutcome({ text: "No photo was moved to the bin.", problems });
        return false;
      },
    );
    if (!isSure) {
      setBusy(null);
      return;
    }
    const { done, problems } = await deletePhotos([...selection.keys()]);
    setBusy(null);
    choose.letGo(done);
    const text = `${countOf(done.length, "photo", "photos")} moved to the bin.`;
    setOutcome({ text, problems, binned: done.map((id) => ({ kind: "photo", id })) });
  };

  return (
    <div>
      <Outcome outcome={arrival} />
      <WaitingPhotos />
      <PhotoPanel list={list} listPath={panelPaths.photoIndex} read={read}>
        <IndexFields {...list} />
      </PhotoPanel>
      <PhotoFound
        list={list}
        read={read}
        turning={{ hrefOf }}
        skeleton={<GridSkeleton />}
        nothingYet={
          <NothingYet
            many="photos"
            first={{ label: "Import your first photos", to: panelPaths.photosImport }}
          />
        }
      >
        {(photos) => (
          <>
            <ChooseAll
              chosen={choose.countOn(photos)}
              total={photos.length}
              onChoose={(isChosen) => choose.chooseAll(photos, isChosen)}
              hint={rangeHint}
            />
            <PhotoGrid
              photos={photos}
              selection={selection}
              onToggle={(id, isRange) => choose.toggle(photos, id, isRange)}
            />
          </>
        )}
      </PhotoFound>
      <PhotoSelectionBar
        count={selection.size}
        describePath={describePath([...selection.keys()])}
        here={choose.countOn(items)}
        isDeleting={busy === "deleting"}
        onTag={() => setBusy("tagging")}
        onShow={() => setBusy("showing")}
        onDelete={() => void remove()}
        onClear={clear}
        outcome={outcome}
      />
      {busy === "showing" && (
        <VisibilityDialog
          photoIds={[...selection.keys()]}
          onClose={() => setBusy(null)}
          onDone={finishShowing}
        />
      )}
      {busy === "tagging" && options && (
        <TagDialog
          selection={selection}
          options={options}
          picks={picks}
          onPick={setPicks}
          onClose={() => setBusy(null)}
          onDone={finishTagging}
        />
      )}
    </div>
  );
}

/** Moves photos into the bin one by one; a failure does not stop the others. */
async function deletePhotos(photoIds: readonly number[]) {
  const done: number[] = [];
  const problems: string[] = [];
  for (const photoId of photoIds) {
    try {
      const errors = await ownerSave("DELETE /api/photodelete/{id}", { params: { id: photoId } });
      if (errors.length === 0) done.push(photoId);
      problems.push(...errors.map(({ errorMessage }) => `No. ${photoId}: ${errorMessage}`));
    } catch (error) {
      problems.push(`No. ${photoId}: ${error instanceof Error ? error.message : "not deleted."}`);
    }
  }
  return {
    done,
    /** Why the others were not deleted. */
    problems,
  };
}
