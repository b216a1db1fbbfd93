import { choice, shortText, wholeNumber, type FilterSpec } from "../../../lib/filter";
import { labelSheetIds, type LabelSheetId } from "./label-sheets";

/** What can be printed. */
export const printKinds = {
  labels: "Plant labels",
  beds: "Bed pages",
  ticks: "Tick list for children",
  week: "Walk sheet of this week",
} as const;

type PrintKind = keyof typeof printKinds;
export const printKindIds = Object.keys(printKinds) as PrintKind[];

export const tickSources = { animals: "animals", plants: "plants" } as const;
export const plantSources = { all: "all", named: "named" } as const;

/** What is printed, in the address. */
export interface PrintView {
  what: PrintKind;
  /** All plants, those chosen by name, or those of a plan or a bed, such as `plan-3` or `bed-3-1-7`. */
  from: string;
  /** Ids of the plants chosen by name, with commas between. */
  ids: string;
  sheet: LabelSheetId;
  /** The first label that is free, from 1. */
  start: number;
  /** Letters of the fields that are left out. */
  without: string;
  /** What a tick list is of: animals, plants, or those of a plan or a bed. */
  of: string;
}

export const printViewSpec: FilterSpec<PrintView> = {
  storageKey: "cpPrint",
  isInstant: true,
  defaults: {
    what: "labels",
    from: plantSources.all,
    ids: "",
    sheet: "5160",
    start: 1,
    without: "",
    of: tickSources.animals,
  },
  fields: {
    what: { param: "what", read: choice(printKindIds) },
    from: { param: "from", read: shortText(60) },
    ids: { param: "ids", read: shortText(4000) },
    sheet: { param: "sheet", read: choice(labelSheetIds) },
    start: { param: "start", read: wholeNumber(1) },
    without: { param: "without", read: shortText(10) },
    of: { param: "of", read: shortText(60) },
  },
};

/** The ids in the address. */
export const idsOf = ({ ids }: PrintView): number[] =>
  ids.split(",").flatMap((id) => (/^\d{1,9}$/.test(id) ? [Number(id)] : []));
