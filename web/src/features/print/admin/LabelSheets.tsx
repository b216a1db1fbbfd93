import { useLayoutEffect, useRef } from "react";
import { fitLabels } from "./label-fit";
import { asVariables, LabelOnSheet } from "./LabelOnSheet";
import type { PlantLabel } from "./plant-label";
import { bySheet, placesOn, type LabelSheet } from "./label-sheets";
import styles from "./Labels.module.css";
import { PrintPreview, PrintPage } from "./PrintPage";

interface LabelSheetsProps {
  labels: readonly PlantLabel[];
  sheet: LabelSheet;
  /** The first place that is free, from 1. */
  start: number;
}

/** Labels on as many sheets as they need. */
export function LabelSheets({ labels, sheet, start }: LabelSheetsProps) {
  const places = placesOn(sheet);
  const { width, height, isCut } = sheet;
  const element = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const fit = () =>
      fitLabels(
        [...(element.current?.querySelectorAll<HTMLElement>("[data-label]") ?? [])],
        height,
      );
    fit();
    // A face that comes later is wider or narrower than the one in its place.
    document.fonts.addEventListener("loadingdone", fit);
    return () => document.fonts.removeEventListener("loadingdone", fit);
  });
  return (
    <PrintPreview ref={element}>
      {bySheet(labels, sheet, start).map((onSheet, n) => (
        <PrintPage key={n} label={`Sheet ${n + 1}`}>
          {places.map((place, at) => (
            <span
              key={at}
              className={styles.place}
              style={asVariables({ ...place, width, height })}
              data-cut={(isCut && Boolean(onSheet[at])) || undefined}
            />
          ))}
          <ol role="list">
            {places.map((place, at) => {
              const label = onSheet[at];
              return label && <LabelOnSheet key={label.keyId} {...{ label, sheet, place }} />;
            })}
          </ol>
        </PrintPage>
      ))}
    </PrintPreview>
  );
}
