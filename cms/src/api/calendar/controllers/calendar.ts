import { errors } from "@strapi/utils";
import { calendarCalls, calendarMessages } from "shared-types";
import { calendarQuerySchema, check, thisWeekQuerySchema } from "shared-types/schemas";
import { asksAsOwner } from "../../../http/asks-as-owner";
import { answers } from "../../../http/handlers";
import type { CallContext } from "../../../http/call-context";
import { controllerOf } from "../../../http/routes";
import { serviceOf } from "../../../platform/services";

/** The filter in the address. @throws ValidationError */
async function filterIn({ query }: CallContext) {
  const checked = await check(calendarQuerySchema, { ...query });
  if ("value" in checked) return { ...checked.value, year: Number(checked.value.year) };
  const [fault] = "broken" in checked ? checked.broken : checked.malformed;
  const isKind = fault?.fieldId === "kind";
  throw new errors.ValidationError(isKind ? calendarMessages.kind : (fault?.errorMessage ?? ""));
}

/** The day in the address, '' for today. @throws ValidationError */
async function dayIn({ query }: CallContext): Promise<string> {
  const checked = await check(thisWeekQuerySchema, { ...query });
  if ("value" in checked) return checked.value.date;
  throw new errors.ValidationError(calendarMessages.day);
}

export default controllerOf(calendarCalls, (strapi) => {
  const calendar = () => serviceOf(strapi, "api::calendar.calendar");
  const facets = () => serviceOf(strapi, "api::calendar.facets");
  return {
    calendar: answers(async (ctx) => {
      const withInternal = await asksAsOwner(strapi, ctx);
      return calendar().all(await filterIn(ctx), withInternal);
    }),
    floraFacets: answers(async (ctx) => facets().flora(await asksAsOwner(strapi, ctx))),
    faunaFacets: answers(async (ctx) => facets().fauna(await asksAsOwner(strapi, ctx))),
    async bloom(ctx: CallContext) {
      ctx.body = await serviceOf(strapi, "api::calendar.bloom").icalendar();
      ctx.type = "text/calendar; charset=utf-8";
    },
    thisWeek: answers(async (ctx) => {
      const withInternal = await asksAsOwner(strapi, ctx);
      const day = await dayIn(ctx);
      return serviceOf(strapi, "api::calendar.this-week").around(day, withInternal);
    }),
  };
});
