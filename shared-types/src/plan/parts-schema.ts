import { capital } from "../kit/capital";
import { array, number, string, type Schema } from "yup";
import { limits } from "../kit/limits";
import { planLimits } from "./codes";
import { closed } from "../kit/closed";
import { isDate } from "../kit/date";
import { figure, recordId } from "../kit/number";
import { text } from "../kit/text";

/** "Planting 3 of drawing 1" of "sheets[0].plantings[2].x": a person finds the part by it, and so does `brokenPart`. */
function partOf(path: string): string {
  const parts = [...path.matchAll(/(sheet|bed|planting)s\[(\d+)\]/g)];
  const names = parts.map(
    ([, kind = "", n]) => `${kind === "sheet" ? "drawing" : kind} ${Number(n) + 1}`,
  );
  const name = names.reverse().join(" of ");
  return capital(name);
}

/** A message that names its part. */
const of =
  (message: string) =>
  ({ path }: { path: string }) =>
    `${partOf(path)}: ${message}`;

/** The id of a saved part, or 0 or less for a new one. */
const partId = recordId.min(-2_147_483_647, "An id must be a whole number.");

const place = () => figure(of("the mark is outside the drawing. Move it back inside."), { max: 1 });

const isPlace = (value: number) => value >= 0 && value <= 1;

const badPoints = "its points are pairs of numbers.";

/** A list's own rules see its items before theirs are checked: what is no pair is refused by itself. */
const isInside = (point: unknown) => !Array.isArray(point) || point.every(isPlace);

const points = () =>
  array()
    .of(
      array()
        .of(number().strict().typeError(of(badPoints)).required(of(badPoints)))
        .typeError(of(badPoints))
        .length(2, of(badPoints))
        .required(of(badPoints)),
    )
    .typeError(of(badPoints))
    .nonNullable(of(badPoints))
    .max(planLimits.points, of(`a bed can have at most ${planLimits.points} corners.`))
    .default([])
    .test("inside", of("part of the bed is outside the drawing. Move it back inside."), (all) =>
      all.every(isInside),
    )
    .test(
      "closed",
      of("it needs at least three corners, or none at all."),
      ({ length }) => length === 0 || length > 2,
    );

/** A date of its own field: planted, or removed. */
const date = (label: string) =>
  string()
    .transform((_value: unknown, given: unknown) =>
      given === "" || given === undefined ? null : given,
    )
    .typeError(of(`${label} is text, such as 2024-05.`))
    .nullable()
    .default(null)
    .test(
      "date",
      of(`for ${label}, please enter a day, month or year, such as 5/17/2024, May 2024 or 2024.`),
      isDate,
    );

interface Dates {
  plantedOn?: string | null;
  removedOn?: string | null;
}

/** Compared as far as both are known: planted 2024-05 and removed 2024 is fine. */
function isInOrder({ plantedOn, removedOn }: Dates): boolean {
  if (!plantedOn || !removedOn) return true;
  const known = Math.min(plantedOn.length, removedOn.length);
  return removedOn.slice(0, known) >= plantedOn.slice(0, known);
}

const planting = closed({
  plantingId: partId,
  plantId: recordId.min(1, of("please choose a plant.")),
  bedId: partId,
  x: place(),
  y: place(),
  number: figure(of("please enter how many plants it stands for, a whole number from 0 to 9999."), {
    max: planLimits.figure,
    whole: true,
    fallback: 1,
  }),
  plantedOn: date("Planted"),
  removedOn: date("Removed").test(
    "order",
    of("it was removed before it was planted."),
    function (value) {
      return isInOrder({ ...(this.parent as Dates), removedOn: value });
    },
  ),
  note: text("Note", planLimits.note),
});

const bed = closed({
  bedId: partId,
  name: text("Bed Name", limits.text),
  text: text("Bed Text", planLimits.text),
  points: points(),
});

const list = <Item>(item: Schema<Item>, max: number, what: string) =>
  array()
    .of(item)
    .typeError(`${what} must be a list.`)
    .nonNullable(`${what} must be a list.`)
    .max(max, `There can be at most ${max} ${what.toLowerCase()}.`)
    .default([]);

const size = (label: string) =>
  figure(`For the ${label} field, please enter a number of feet from 0 to ${planLimits.figure}.`, {
    max: planLimits.figure,
    fallback: 0,
  });

/** One drawing with its beds and plantings; a planting may name a new bed by its negative id. */
const planSheet = closed({
  sheetId: partId,
  photoId: recordId,
  title: text("Drawing Title", limits.text),
  alt: text("Alt Text", limits.imageAlt),
  caption: text("Caption", limits.altCaption),
  north: number()
    .transform((_value: unknown, given: unknown) => given)
    .typeError("North must be a number of degrees from 0 to 360.")
    .min(0, "North must be a number of degrees from 0 to 360.")
    .max(360, "North must be a number of degrees from 0 to 360.")
    .nullable()
    .default(null),
  feet: size("Width"),
  depth: size("Depth"),
  beds: list(bed, planLimits.beds, "Beds"),
  plantings: list(planting, planLimits.plantings, "Plantings"),
}).test("beds", function ({ beds, plantings }) {
  if (![beds, plantings].every(areObjects)) return true;
  const known = new Set([0, ...beds.map(({ bedId }) => bedId)]);
  const wrong = plantings.findIndex(({ bedId }) => !known.has(bedId));
  const path = `${this.path}.plantings[${wrong}].bedId`;
  const message = `${partOf(path)}: its bed is not on this drawing.`;
  return wrong < 0 || this.createError({ path, message });
});

/** Whether this is a list of objects: the rules across parts have nothing to say about one that is not. */
export const areObjects = (list: unknown): boolean =>
  Array.isArray(list) && list.every((one) => typeof one === "object" && one !== null);

/** The drawings of a plan, in the owner's order. */
export const planSheets = list(planSheet, planLimits.sheets, "Drawings");
