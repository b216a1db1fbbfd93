import { useMemo } from "react";
import { animalFilterDefault } from "shared-types/animal/fields";
import type { Option } from "shared-types/kit/list-answers";
import type { PhotoOptions, PhotoToDescribe } from "shared-types/photo/answers";
import { plantFilterDefault } from "shared-types/plant/fields";
import type { SpeciesKind } from "shared-types/species/codes";
import { readDetails } from "../../../../lib/owner-photos";
import { useOwnerRead } from "../../../../lib/owner-swr";
import { useSite } from "../../../../lib/settings";
import type { ReadState } from "../../../../lib/swr";
import { usePhotoOptions } from "../photo-reads";
import type { AltKnowledge } from "./alt-proposal";

/** A plant or animal that visitors do not see yet. */
export interface InternalSpecies {
  kind: SpeciesKind;
  id: number;
  name: string;
}

export interface DescribeData {
  photos: PhotoToDescribe[];
  options: PhotoOptions;
  known: AltKnowledge;
  internal: InternalSpecies[];
}

const byKey = (options: readonly Option[]) =>
  new Map(options.map(({ Key, Value }) => [Key, Value] as const));

function namesOf<Of extends { nameCommon: string; internal: boolean }>(
  species: readonly Of[],
  idOf: (one: Of) => number,
) {
  const shown = species.filter(({ internal }) => !internal);
  return new Map(shown.map((one) => [idOf(one), one.nameCommon] as const));
}

const internalOf = <Of extends { nameCommon: string; internal: boolean }>(
  kind: SpeciesKind,
  species: readonly Of[],
  idOf: (one: Of) => number,
): InternalSpecies[] =>
  species
    .filter(({ internal }) => internal)
    .map((one) => ({ kind, id: idOf(one), name: one.nameCommon }));

/** Everything the describe screen needs. */
export function useDescribeData(
  photoIds: number[],
): Pick<ReadState<DescribeData>, "data" | "error" | "retry"> {
  const { reader, settings } = useSite();
  const photos = useOwnerRead(`photosdetails/${photoIds.join()}`, () => readDetails(photoIds));
  const options = usePhotoOptions();
  const flora = useOwnerRead("flora", () => reader.flora(plantFilterDefault));
  const fauna = useOwnerRead("fauna", () => reader.fauna(animalFilterDefault));
  const reads = [photos, options, flora, fauna];
  const retry = () => reads.forEach((read) => read.retry());
  const error: unknown = reads.find((read) => read.error !== undefined)?.error;
  const known = useMemo(
    () => ({
      plants: namesOf(flora.data ?? [], ({ plantId }) => plantId),
      animals: namesOf(fauna.data ?? [], ({ animalId }) => animalId),
      keywords: byKey(options.data?.Keywords ?? []),
      timeZone: settings.timeZone,
    }),
    [flora.data, fauna.data, options.data, settings.timeZone],
  );
  const internal = useMemo(
    () => [
      ...internalOf("plant", flora.data ?? [], ({ plantId }) => plantId),
      ...internalOf("animal", fauna.data ?? [], ({ animalId }) => animalId),
    ],
    [flora.data, fauna.data],
  );
  if (!photos.data || !options.data || !flora.data || !fauna.data)
    return { data: undefined, error, retry };

  return { data: { photos: photos.data, options: options.data, known, internal }, error, retry };
}
