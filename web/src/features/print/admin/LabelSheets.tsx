import { useLayoutEffect, useRef, type CSSProperties } from "react";
import { QrCode } from "../../../components/ui/QrCode";
import { fitLabels } from "./label-fit";
import { bySheet, placesOn, type LabelSheet } from "./label-sheets";
import type { PlantLabel } from "./plant-label";
import { PrintPreview, PrintPage } from "./PrintPage";
import styles from "./Labels.module.css";

/** Numbers as custom properties, which its styles multiply by an inch. */
const asVariables = (numbers: Record<string, number>): CSSProperties =>
  Object.fromEntries(Object.entries(numbers).map(([name, n]) => [`--${name}`, n]));

/** Inches. A larger code is no easier to read, and takes the names' space. */
const widestCode = 1.1;

interface LabelOnSheetProps {
  label: PlantLabel;
  sheet: LabelSheet;
  /** Its upper left corner, inches. */
  place: { x: number; y: number };
}

/** One label on its sheet: the names, a fact or two, the code beside them. `fitLabels` gives it its type. */
function LabelOnSheet({ label, sheet, place }: LabelOnSheetProps) {
  const { nameCommon, nameScientific, family, bloom, feeds, host, href } = label;
  const facts = [family, bloom, feeds].filter(Boolean);
  const { width, height, blank } = sheet;
  const padding = height > 1 ? 0.12 : 0.08;
  const code = Math.min(height - 2 * padding, widestCode);
  const sizes = { ...place, width, height, blank, padding, code };
  return (
    <li className={styles.label} style={asVariables(sizes)} data-label={label.keyId}>
      <div className={styles.words}>
        {nameCommon && <span className={styles.name}>{nameCommon}</span>}
        {nameScientific && <span className={styles.scientific}>{nameScientific}</span>}
        {facts.map((fact) => (
          <span key={fact} className={styles.fact}>
            {fact}
          </span>
        ))}
        {host && <span className={styles.host}>{host}</span>}
      </div>
      {href && (
        <div className={styles.code}>
          <QrCode text={href} label={`QR code: ${href}`} border={2} />
        </div>
      )}
    </li>
  );
}

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
              data-cut={isCut && Boolean(onSheet[at])}
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
