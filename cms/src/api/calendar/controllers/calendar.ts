import { calendarCalls } from "shared-types/calendar/calls";
import { calendarMessages } from "shared-types/calendar/codes";
import { calendarQuerySchema, thisWeekQuerySchema } from "shared-types/calendar/schema";
import { asksAsOwner } from "../../../http/asks-as-owner";
import type { CallContext } from "../../../http/call-context";
import { readQuery } from "../../../http/read-body";
import { controllerOf } from "../../../http/routes";
import { serviceOf } from "../../../platform/services";

/** The filter in the address. @throws ValidationError */
async function filterIn(ctx: CallContext) {
  const filter = await readQuery(ctx, calendarQuerySchema, ({ fieldId, errorMessage }) =>
    fieldId === "kind" ? calendarMessages.kind : errorMessage,
  );
  return { ...filter, year: Number(filter.year) };
}

export default controllerOf(calendarCalls, (strapi) => {
  const calendar = () => serviceOf(strapi, "api::calendar.calendar");
  const facets = () => serviceOf(strapi, "api::calendar.facets");
  return {
    calendar: async (ctx) => {
      const withInternal = await asksAsOwner(strapi, ctx);
      return calendar().all(await filterIn(ctx), withInternal);
    },
    floraFacets: async (ctx) => facets().flora(await asksAsOwner(strapi, ctx)),
    faunaFacets: async (ctx) => facets().fauna(await asksAsOwner(strapi, ctx)),
    async bloom(ctx) {
      const events = await serviceOf(strapi, "api::calendar.bloom").icalendar();
      ctx.type = "text/calendar; charset=utf-8";
      return events;
    },
    thisWeek: async (ctx) => {
      const withInternal = await asksAsOwner(strapi, ctx);
      const { date } = await readQuery(ctx, thisWeekQuerySchema, () => calendarMessages.day);
      return serviceOf(strapi, "api::calendar.this-week").around(date, withInternal);
    },
  };
});
