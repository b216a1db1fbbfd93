import type { ReactNode } from "react";
import { loadMessages } from "shared-types/kit/messages";
import type { PlantDetail, PlantRow } from "shared-types/plant/answers";
import { plantTypeLabels } from "shared-types/plant/codes";
import {
  keystoneColumn,
  plantColumnLabels,
  plantSearchColumns,
  plantSortColumns,
  type PlantFilter,
} from "shared-types/plant/fields";
import { searchKey, searchSortOf } from "../../../components/ui/search-sort";
import { paths } from "../../../lib/paths";
import type { Read } from "../../../lib/read";
import type { HigherTaxon } from "../../../lib/structured/taxon";
import { plantFilterSpec } from "../api/filter";
import { codeShown, kindsFed, plantWords } from "./plant-codes";
import { plantFacts } from "./plant-facts";
import styles from "./plants.module.css";

interface CodedProps {
  glyph: ReactNode;
  code: string;
  /** What the code means. */
  label: string;
}

/** Whether a label begins with its code: 'Fall fall' says nothing more. */
const isTold = (label: string, code: string) => label.toLowerCase().startsWith(code.toLowerCase());

/** What a code means, with its sign; the code in small print. */
function Coded({ glyph, code, label }: CodedProps) {
  return (
    <span className={styles.coded}>
      {glyph}
      {label}
      {!isTold(label, code) && <span className={styles.code}> {code}</span>}
    </span>
  );
}

/** The plants as visitors see them. */
export const plants = {
  one: "plant",
  many: "plants",
  page: "flora",
  path: paths.flora,
  pathOf: paths.floraDetail,
  filterSpec: plantFilterSpec,
  searchColumns: plantSearchColumns,
  sortColumns: plantSortColumns,
  labels: plantColumnLabels,
  list: (search: PlantFilter): Read<PlantRow[]> => ({
    key: searchKey("flora", search),
    get: (reader) => reader.flora(searchSortOf(search)),
  }),
  detail: (keyId: string): Read<PlantDetail | null> => ({
    key: `flora/${keyId}`,
    get: (reader) => reader.floraDetail(keyId),
  }),
  loadMessage: loadMessages.flora,
  emptyText: "The first beds are still being planted. Please come back soon.",
  columns: "many",
  cells: (plant: PlantRow) => ({
    ...Object.fromEntries(
      plantWords(plant)
        .filter(({ hasColumn }) => hasColumn)
        .map(({ label, value, words, glyph }) => [
          label,
          glyph ? <Coded glyph={glyph} code={codeShown(value)} label={words} /> : words,
        ]),
    ),
    [keystoneColumn.label]: kindsFed(plant.keystone),
  }),
  sort: ({ type }: PlantDetail) => type && plantTypeLabels[type],
  facts: plantFacts,
  higher: ({ family }: PlantDetail): HigherTaxon[] => [{ rank: "family", name: family }],
} as const;
