import type { ResourceItem } from "shared-types/resource/answers";
import { useRead } from "../../../lib/swr";
import { formerAnchors } from "./resource";
import { deepLinked } from "./sections";

/** The entry that an address's fragment named before its deep link was changed; undefined while that is not known. */
export function useFormerAnchor(
  entries: readonly ResourceItem[] | undefined,
  hash: string,
): ResourceItem | undefined {
  const isUnknown = entries !== undefined && hash !== "" && !deepLinked([], entries, hash);
  const { data } = useRead(isUnknown ? formerAnchors : null);
  return isUnknown && data ? deepLinked([], entries, hash, data)?.entry : undefined;
}
