import {
  animalFilterDefault,
  photoOwnerCalls,
  plantFilterDefault,
  type Option,
  type PhotoOptions,
  type PhotoToDescribe,
} from "shared-types";
import { ownerRead } from "../../../../lib/owner-calls";
import { useOwnerCall, useOwnerRead } from "../../../../lib/owner-swr";
import { useSite } from "../../../../lib/settings";
import type { ReadState } from "../../../../lib/swr";
import { usePhotoOptions } from "../photo-reads";
import type { AltKnowledge } from "./alt-proposal";

export interface DescribeData {
  photos: PhotoToDescribe[];
  options: PhotoOptions;
  known: AltKnowledge;
}

const byKey = (options: readonly Option[]) =>
  new Map(options.map(({ Key, Value }) => [Key, Value] as const));

/** Everything the describe screen needs. */
export function useDescribeData(
  photoIds: number[],
): Pick<ReadState<DescribeData>, "data" | "error" | "retry"> {
  const { reader, settings } = useSite();
  const photos = useOwnerRead(`photosdetails/${photoIds.join()}`, () =>
    ownerRead(photoOwnerCalls.photosDetails, { body: { photoIds } }),
  );
  const options = usePhotoOptions();
  const flora = useOwnerRead("flora", () => reader.flora(plantFilterDefault));
  const fauna = useOwnerRead("fauna", () => reader.fauna(animalFilterDefault));
  const lastImport = useOwnerCall(photoOwnerCalls.photosImportProgress);
  const reads = [photos, options, flora, fauna, lastImport];
  const retry = () => reads.forEach((read) => read.retry());
  const error: unknown = reads.find((read) => read.error !== undefined)?.error;
  if (!photos.data || !options.data || !flora.data || !fauna.data || !lastImport.data)
    return { data: undefined, error, retry };

  const unknown = new Map<number, string[]>();
  for (const { keyword, photoIds: found } of lastImport.data.result?.newKeywords ?? [])
    for (const id of found) unknown.set(id, [...(unknown.get(id) ?? []), keyword]);
  const plants = flora.data.filter(({ internal }) => !internal);
  const animals = fauna.data.filter(({ internal }) => !internal);
  const known: AltKnowledge = {
    plants: new Map(plants.map(({ plantId, nameCommon }) => [plantId, nameCommon])),
    animals: new Map(animals.map(({ animalId, nameCommon }) => [animalId, nameCommon])),
    keywords: byKey(options.data.Keywords),
    unknown,
    timeZone: settings.timeZone,
  };
  return { data: { photos: photos.data, options: options.data, known }, error, retry };
}
