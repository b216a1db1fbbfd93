import type { Evidence } from "./codes";
import type { Time } from "./strip";

/** One record of a species. */
export interface YardRecord {
  species: number;
  time: Time;
  stage: string;
  evidence: Evidence;
  /** 0: none. */
  photoId: number;
}
