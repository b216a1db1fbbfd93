import { capital } from "shared-types/kit/capital";
import {
  describedPages,
  introducedPages,
  namedPages,
  switchedPages,
  tileNames,
  weekChoices,
} from "shared-types/site/codes";
import { columnOf } from "../../database/row";

/** A column of the row, and the attribute of Strapi's record, for each of some names. */
const named = <Name extends string>(prefix: string, names: readonly Name[]) =>
  names.map((name) => ({
    name,
    column: `${prefix}_${name}`,
    attribute: `${prefix}${capital(name)}`,
  }));

export const introColumns = named("intro", introducedPages);
export const descriptionColumns = named("description", describedPages);
export const tileColumns = named("tile", tileNames);
export const nameColumns = named("name", namedPages);
export const captionColumns = named("caption", tileNames);
export const pageColumns = named("show", switchedPages);
export const weekColumns = weekChoices.map((name) => ({ name, column: columnOf(name) }));
