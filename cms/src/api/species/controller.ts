import type { Core } from "@strapi/strapi";
import type { check } from "shared-types/schemas";
import { asksAsOwner } from "../../http/asks-as-owner";
import { answers, orNotFound, saves, savesById } from "../../http/handlers";
import type { CallContext } from "../../http/call-context";
import { readBody } from "../../http/read-body";
import type { SpeciesService } from "./service";

type Schema<T> = Parameters<typeof check<T>>[0];

/** What differs between the calls of plants and animals. */
interface SpeciesCalls<Filter, Draft extends object> {
  service: () => SpeciesService<Filter, unknown, unknown, Draft>;
  filterSchema: Schema<Filter>;
  draftSchema: Schema<Draft>;
  idOf: (draft: Draft) => number;
  /** The messages for a missing page (visitors) and a missing record (owner). */
  messages: { page: string; record: string };
}

/** The calls of plants or animals: list and page for everyone, the rest for the owner. */
export function speciesController<Filter, Draft extends object>(
  strapi: Core.Strapi,
  { service, filterSchema, draftSchema, idOf, messages }: SpeciesCalls<Filter, Draft>,
) {
  return {
    search: answers(async (ctx) => {
      const withInternal = await asksAsOwner(strapi, ctx);
      return service().search(await readBody(ctx, filterSchema), withInternal);
    }),

    detail: answers(async (ctx) => {
      const withInternal = await asksAsOwner(strapi, ctx);
      const found = await service().detail(ctx.params["keyId"] ?? "", withInternal);
      return orNotFound(found, messages.page);
    }),

    async record(ctx: CallContext) {
      const found = orNotFound(await service().record(ctx.params["keyId"] ?? ""), messages.record);
      ctx.set("ETag", found.etag);
      ctx.body = found.record;
    },

    add: saves(draftSchema, messages.record, (draft) => service().add(draft)),
    update: saves(draftSchema, messages.record, (draft, ctx) =>
      service().update(idOf(draft), draft, ctx.get("if-match")),
    ),
    remove: savesById(messages.record, (id) => service().remove(id)),
  };
}
