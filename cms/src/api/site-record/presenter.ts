import { hemispheres, siteListMax } from "shared-types/site/codes";
import type { SiteDraft, SiteFact } from "shared-types/site/schema";
import type { Row } from "../../database/knex";
import { booleanOf, numberOf, textOf, type DbValue } from "../../database/row";
import {
  captionColumns,
  descriptionColumns,
  introColumns,
  nameColumns,
  pageColumns,
  tileColumns,
  weekColumns,
} from "./columns";

/** A list that a JSON column holds, whoever wrote it. SQLite has it as text. */
function itemsIn(value: DbValue): unknown[] {
  let items: unknown = value;
  try {
    if (typeof value === "string") items = JSON.parse(value);
  } catch {
    return [];
  }
  return Array.isArray(items) ? items : [];
}

const idsIn = (value: DbValue): number[] =>
  itemsIn(value).filter((id): id is number => Number.isSafeInteger(id));

/** A list of objects of texts. */
function listIn<Name extends string>(
  value: DbValue,
  names: readonly Name[],
): Record<Name, string>[] {
  return itemsIn(value)
    .slice(0, siteListMax)
    .map((item: unknown) => {
      const fields = typeof item === "object" && item !== null ? Object.entries(item) : [];
      const given = new Map<string, unknown>(fields);
      const texts = names.map((name) => {
        const text = given.get(name);
        return [name, typeof text === "string" ? text : ""];
      });
      return Object.fromEntries(texts) as Record<Name, string>;
    });
}

const each = <Name extends string, Value>(
  columns: readonly { name: Name; column: string }[],
  read: (column: string) => Value,
) =>
  Object.fromEntries(columns.map(({ name, column }) => [name, read(column)])) as Record<
    Name,
    Value
  >;

/** The site record as its form has it; without a row everything is empty, and every page is shown. */
export function presentSiteDraft(row: Row): SiteDraft {
  const text = (column: string) => textOf(row[column]);
  const id = (column: string) => numberOf(row[column]);
  const hemisphere = hemispheres.find((one) => one === row["hemisphere"]) ?? "";
  return {
    title: text("title"),
    tagline: text("tagline"),
    ownerName: text("owner_name"),
    photoLicenseUrl: text("photo_license_url"),
    timeZone: text("time_zone"),
    hemisphere,
    place: text("place"),
    welcomeTitle: text("welcome_title"),
    welcomeText: text("welcome_text"),
    facts: listIn(row["facts"], ["label", "value"]) satisfies SiteFact[],
    intros: each(introColumns, text),
    descriptions: each(descriptionColumns, text),
    contact: {
      salutation: text("salutation"),
      topics: listIn(row["topics"], ["title", "text"]),
      photoId: id("contact_photo"),
    },
    tiles: each(tileColumns, id),
    names: each(nameColumns, text),
    captions: each(captionColumns, text),
    pages: each(
      pageColumns,
      (column) => row[column] === undefined || row[column] === null || booleanOf(row[column]),
    ),
    ...each(weekColumns, (column) => idsIn(row[column])),
  };
}
