import type { SpeciesKind } from "../species/codes";

export const calendarKinds = ["plants", "animals"] as const;
export type CalendarKind = (typeof calendarKinds)[number];

/** `year` 0: all years over one another. */
export interface CalendarFilter {
  kind: CalendarKind;
  year: number;
}

export const speciesOfCalendar: Record<CalendarKind, SpeciesKind> = {
  plants: "plant",
  animals: "animal",
};

/** How something is known: noticed in the yard, or from books. */
export const evidences = ["photo", "seen", "heard", "sign", "books"] as const;
export type Evidence = (typeof evidences)[number];

export const calendarMessages = {
  kind: "kind is plants or animals.",
  year: "year is a year of four digits.",
  group: "group has at most 100 characters.",
  day: "date is a day such as 2024-05-17.",
} as const;

/** How many sightings a page of a plant or animal tells of one by one: the newest. */
export const sightingsTold = 100;

/** How many lines 'In the yard this week' has at most. */
export const thisWeekLength = 6;
