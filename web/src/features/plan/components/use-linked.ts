import { useDeferredValue, useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import type { Planting, PlanSheet } from "shared-types/plan/answers";
import { markId } from "./PlanMarks";

/** The planting that the address names, as the page of its plant links to it. */
export function useLinkedPlanting(
  sheets: readonly Pick<PlanSheet, "plantings">[],
): Planting | undefined {
  // The server does not know it: the first render is as it made it.
  const hash = useDeferredValue(useLocation().hash, "");
  if (hash === "") return undefined;
  return sheets
    .flatMap(({ plantings }) => plantings)
    .find(({ plantingId }) => hash === `#${markId(plantingId)}`);
}

/** Opens the card of a planting that the address names, and once scrolls to its mark. */
export function useOpenLinked(
  linkedId: number | null,
  open: (plantingId: number) => void,
  isOpen: boolean,
): void {
  const isDone = useRef(false);
  useEffect(() => {
    isDone.current = false;
    if (linkedId !== null) open(linkedId);
  }, [linkedId, open]);
  useEffect(() => {
    if (!isOpen || linkedId === null || isDone.current) return;
    isDone.current = true;
    document.getElementById(markId(linkedId))?.scrollIntoView({ block: "center" });
  }, [isOpen, linkedId]);
}
