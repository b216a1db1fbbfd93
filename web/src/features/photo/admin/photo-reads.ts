import { useMemo } from "react";
import type { Option } from "shared-types/kit/list-answers";
import type { PhotoItem, PhotoOptions, PhotoToEdit } from "shared-types/photo/answers";
import type { SpeciesKind } from "shared-types/species/codes";
import type { TagOption } from "../../../components/form/tag-matches";
import { ownerReadTagged, type WithEtag } from "../../../lib/owner-calls";
import { useOwnerCall, useOwnerRead, useOwnerRecord } from "../../../lib/owner-swr";
import { otherNamesOf, readSpeciesNames } from "../../../lib/species-names";
import type { ReadState } from "../../../lib/swr";

const readPhoto = (photoId: number) =>
  ownerReadTagged("POST /api/photodetails/{photoId}", { params: { photoId } });

/** Plants or animals by id, with the names that they are found by besides the common one. */
function useOtherNames(kind: SpeciesKind, isWanted: boolean) {
  const { data, error } = useOwnerRead(isWanted ? `names/${kind}` : null, readSpeciesNames[kind]);
  const names = useMemo(() => new Map(data?.map((one) => [one.id, otherNamesOf(one)])), [data]);
  return { names, isSettled: data !== undefined || error !== undefined };
}

const named = (options: readonly Option[], names: ReadonlyMap<number, string[]>): TagOption[] =>
  options.map((option) => ({ ...option, also: names.get(option.Key) }));

/**
 * All tags that a photo can have, plants and animals with their other names; `false` reads nothing. Without the names,
 * what is there already would be offered as new.
 */
export function usePhotoOptions(isWanted = true): ReadState<PhotoOptions> {
  const read = useOwnerCall(isWanted ? "POST /api/photoopts" : null);
  const plants = useOtherNames("plant", isWanted);
  const animals = useOtherNames("animal", isWanted);
  const isSettled = plants.isSettled && animals.isSettled;
  const { data: options } = read;
  const data = useMemo(
    () =>
      options && {
        ...options,
        Animals: named(options.Animals, animals.names),
        Plants: named(options.Plants, plants.names),
      },
    [options, animals.names, plants.names],
  );
  return { ...read, data: isSettled ? data : undefined };
}

/** One photo to edit, with its ETag. */
export function usePhotoRecord(photoId: number): ReadState<WithEtag<PhotoToEdit>> {
  return useOwnerRecord(`photodetails/${photoId}`, () => readPhoto(photoId));
}

/** One photo to look at. */
export function usePhoto(photoId: number): ReadState<PhotoItem> {
  return useOwnerRead(`photo/${photoId}`, async () => (await readPhoto(photoId)).data);
}
