import { createStore, type StoreApi } from "zustand/vanilla";
import type { PhotoDraft } from "shared-types/photo/schema";
import { differing } from "../../../../components/form/draft-fields";
import { createDraftKeeper, type DraftKeeper } from "../../../../components/form/draft-keeper";
import type { Draft } from "../../../../lib/drafts";
import type { Describer } from "./describer";

/** What earlier visits left of one photo. */
export interface PhotoOffer {
  photoId: number;
  draft: Draft;
}

/** Keeps what is typed on the describe screen, photo by photo, whichever photos it shows next time. */
export interface DescribeDrafts {
  /** What earlier visits left. */
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
  store.subscribe(({ entries }, before) => {
    if (entries === before.entries) return;
    for (const id of ids) if (entries.get(id) !== before.entries.get(id)) note(id);
  });

  return {
    offered,
    open() {
      const offers = [...keepers].flatMap(([photoId, keeper]) => {
        keeper.open(entry(photoId).base);
        const { offer: draft } = keeper.offered.getState();
        return draft ? [{ photoId, draft }] : [];
      });
      offered.setState({ offers });
    },
    restore(offers) {
      offered.setState({ offers: [] });
      for (const { photoId, draft } of offers) {
        keepers.get(photoId)?.take();
        restore(photoId, draft);
      }
    },
    discard(offers) {
      offered.setState({ offers: [] });
      for (const { photoId } of offers) {
        keepers.get(photoId)?.drop();
        note(photoId);
      }
    },
    flush: () => keepers.forEach((keeper) => keeper.flush()),
    drop: () => keepers.forEach((keeper) => keeper.drop()),
  };
}

/** The offers that still differ from what the screen shows. */
export const openOffers = (offers: readonly PhotoOffer[], { entry }: Pick<Describer, "entry">) =>
  offers.filter(({ photoId, draft }) => differing(draft, entry(photoId).draft).length > 0);
