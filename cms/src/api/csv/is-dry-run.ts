import { errors } from "@strapi/utils";
import { csvMessages } from "shared-types/csv/codes";
import type { CallContext } from "../../http/call-context";

/** A dry run, unless the query says otherwise. @throws ValidationError */
export function isDryRun({ query: { dryRun } }: CallContext): boolean {
  if (dryRun === undefined || dryRun === "true") return true;
  if (dryRun === "false") return false;
  throw new errors.ValidationError(csvMessages.dryRun);
}
