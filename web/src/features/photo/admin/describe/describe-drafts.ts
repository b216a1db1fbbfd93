import { createStore, type StoreApi } from "zustand/vanilla";
import type { PhotoDraft } from "shared-types/photo/schema";
import { differing, replaced } from "../../../../components/form/draft-fields";
import { createDraftKeeper, type DraftKeeper } from "../../../../components/form/draft-keeper";
import type { Draft } from "../../../../lib/drafts";
import type { Describer } from "./describer";

/** What an earlier visit left of one photo. */
export interface PhotoOffer {
  photoId: number;
  draft: Draft;
}

/** Keeps what is typed on the describe screen, photo by photo, whichever photos it shows next time. */
export interface DescribeDrafts {
  /** What earlier visits left, of each photo the newest first. */
  offered: StoreApi<{ offers: readonly PhotoOffer[] }>;
  /** Looks for it. */
  open: () => void;
  restore: (offers: readonly PhotoOffer[]) => void;
  discard: (offers: readonly PhotoOffer[]) => void;
  flush: () => void;
  /** The owner leaves without saving. */
  drop: () => void;
}

/** The drafts of a describer's photos. */
export function createDescribeDrafts(
  { ids, store, entry, restore }: Describer,
  mayWrite?: () => boolean,
): DescribeDrafts {
  const keepers = new Map<number, DraftKeeper<PhotoDraft>>(
    ids.map((id) => [id, createDraftKeeper<PhotoDraft>(`photo/${id}/describe`, mayWrite)]),
  );
  const offered = createStore<{ offers: readonly PhotoOffer[] }>(() => ({ offers: [] }));
  const note = (id: number) => keepers.get(id)?.note(entry(id).base, entry(id).draft);
  const offer = () => {
    const offers = [...keepers].flatMap(([photoId, keeper]) =>
      keeper.offered.getState().offers.map((draft) => ({ photoId, draft })),
    );
    offered.setState({ offers });
  };
  store.subscribe(({ entries }, before) => {
    if (entries === before.entries) return;
    for (const id of ids) if (entries.get(id) !== before.entries.get(id)) note(id);
  });

  return {
    offered,
    open() {
      for (const [photoId, keeper] of keepers) keeper.open(entry(photoId).base);
      offer();
    },
    restore(offers) {
      for (const { photoId, draft } of offers) {
        const before = entry(photoId);
        restore(photoId, draft);
        const left = replaced(before.base, before.draft, entry(photoId).draft);
        keepers.get(photoId)?.restore(draft, left);
      }
      offer();
    },
    discard(offers) {
      for (const { photoId, draft } of offers) keepers.get(photoId)?.discard(draft);
      offer();
    },
    flush: () => keepers.forEach((keeper) => keeper.flush()),
    drop: () => keepers.forEach((keeper) => keeper.drop()),
  };
}

/** The newest offer of each photo that still differs from what the screen shows. */
export function openOffers(offers: readonly PhotoOffer[], { entry }: Pick<Describer, "entry">) {
  const open = offers.filter(
    ({ photoId, draft }) => differing(draft, entry(photoId).draft).length > 0,
  );
  return open.filter((one, at) => open.findIndex(({ photoId }) => photoId === one.photoId) === at);
}
