import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { calendarMessages } from "shared-types";
import { calendarQuerySchema, check } from "shared-types/schemas";
import { asksAsOwner } from "../../../http/asks-as-owner";
import { answers } from "../../../http/handlers";
import type { CallContext } from "../../../http/call-context";
import { serviceOf } from "../../../platform/services";

/** The filter in the address. @throws ValidationError */
async function filterIn({ query }: CallContext) {
  const checked = await check(calendarQuerySchema, { ...query });
  if ("value" in checked) return { ...checked.value, year: Number(checked.value.year) };
  const [fault] = "broken" in checked ? checked.broken : checked.malformed;
  const isKind = fault?.fieldId === "kind";
  throw new errors.ValidationError(isKind ? calendarMessages.kind : (fault?.errorMessage ?? ""));
}

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const calendar = () => serviceOf(strapi, "api::calendar.calendar");
  return {
    all: answers(async (ctx) => {
      const withInternal = await asksAsOwner(strapi, ctx);
      return calendar().all(await filterIn(ctx), withInternal);
    }),
  };
};
