import type { Viewpoint } from "shared-types/viewpoint/answers";
import type { Read } from "../../../lib/read";
import { useRead } from "../../../lib/swr";

/** All viewpoints. */
export const viewpointList: Read<Viewpoint[]> = {
  key: "viewpoints",
  get: (reader) => reader.viewpoints(),
};

const nothing: Viewpoint[] = [];

/** The viewpoints of a plan that have something to compare. */
export function useViewpoints(planId: number | undefined): Viewpoint[] {
  const { data = nothing } = useRead(viewpointList);
  return data.filter((one) => one.planId === planId && one.photos.length > 1);
}

/** A, B, C …: viewpoints have letters, as plants have numbers. */
export const letterOf = (place: number) => String.fromCharCode(65 + (place % 26));
