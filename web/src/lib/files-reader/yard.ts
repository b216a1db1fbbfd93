import { readYard, type PublishedYard } from "shared-types/calendar/files";
import { dayIn } from "shared-types/kit/time-zone";
import { networkFault } from "../api-client";
import type { CopyData } from "./data";
import { photosById } from "./photos";

/** The yard from the data of a copy, and what day it is there. */
export async function openYard(data: CopyData): Promise<PublishedYard & { today: string }> {
  const [[yard], records] = await Promise.all([data.all("yard"), data.all("records")]);
  if (!yard) throw networkFault();
  const published = {
    plants: records.flatMap(({ plants }) => plants),
    animals: records.flatMap(({ animals }) => animals),
  };
  const pictures = async (ids: number[]) => {
    const photos = await photosById(data, ids);
    return new Map(
      photos.map(({ photoId, thumbFileName, version, alt }) => [
        photoId,
        { photoId, thumbFileName, version, alt },
      ]),
    );
  };
  return { ...readYard(yard, published, pictures), today: dayIn(yard.timeZone, new Date()) };
}
