import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import type { check } from "shared-types/schemas";
import { asksAsOwner } from "../../http/asks-as-owner";
import { answerSave } from "../../http/answer-save";
import type { CallContext } from "../../http/call-context";
import { readBody } from "../../http/read-body";
import { readId } from "../../http/read-id";
import { saveBody } from "../../http/save-body";
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
    async search(ctx: CallContext) {
      const withInternal = await asksAsOwner(strapi, ctx);
      ctx.body = await service().search(await readBody(ctx, filterSchema), withInternal);
    },

    async detail(ctx: CallContext) {
      const withInternal = await asksAsOwner(strapi, ctx);
      const found = await service().detail(ctx.params["keyId"] ?? "", withInternal);
      if (!found) throw new errors.NotFoundError(messages.page);
      ctx.body = found;
    },

    async record(ctx: CallContext) {
      const found = await service().record(ctx.params["keyId"] ?? "");
      if (!found) throw new errors.NotFoundError(messages.record);
      ctx.set("ETag", found.etag);
      ctx.body = found.record;
    },

    async add(ctx: CallContext) {
      await saveBody(ctx, draftSchema, messages.record, (draft) => service().add(draft));
    },

    async update(ctx: CallContext) {
      await saveBody(ctx, draftSchema, messages.record, (draft) =>
        service().update(idOf(draft), draft, ctx.get("if-match")),
      );
    },

    async remove(ctx: CallContext) {
      const id = readId(ctx, "id", messages.record);
      answerSave(ctx, await service().remove(id), messages.record);
    },
  };
}
