import { capital } from "shared-types/kit/capital";
import { dateWords } from "shared-types/kit/date";
import type { PlanBed, Planting } from "shared-types/plan/answers";

/** A text in paragraphs, which empty lines part. */
export const paragraphsOf = (text: string): string[] =>
  text.split(/\n\s*\n/).filter((part) => part.trim() !== "");

/** 'Planted 2021, removed May 2024'; '' when nothing is known. */
export function plantingWords({ plantedOn, removedOn }: Planting): string {
  const words = [
    plantedOn && `planted ${dateWords(plantedOn)}`,
    removedOn && `removed ${dateWords(removedOn)}`,
  ].filter(Boolean);
  const text = words.join(", ");
  return capital(text);
}

/** The name of a bed, for those that have none. */
export const bedName = ({ name }: PlanBed, n: number) => name || `Bed ${n + 1}`;
