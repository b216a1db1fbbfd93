import type { Core } from "@strapi/strapi";
import { linkMessages, type LinkDraft, type LinkMessages, type SpeciesKind } from "shared-types";
import { linkAddSchema, linkConnectionSchema, linkEditSchema } from "shared-types/schemas";
import type { CallContext } from "../../../http/call-context";
import { checkBody } from "../../../http/read-body";
import { serviceOf } from "../../../platform/services";

type Read = { draft: LinkDraft } | { messages: LinkMessages };

/** The validated body of a link call, or the rules it breaks. */
async function readLink(
  ctx: CallContext,
  kind: SpeciesKind,
  schema: typeof linkAddSchema,
): Promise<Read> {
  const checked = await checkBody(ctx, schema);
  if ("broken" in checked)
    return { messages: checked.broken.map(({ errorMessage }) => ({ message: errorMessage })) };
  const draft = checked.value;
  return draft.linkType === kind ? { draft } : { messages: [{ message: linkMessages.linkType }] };
}

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const service = () => serviceOf(strapi, "api::link.connection");

  const add = (kind: SpeciesKind) => async (ctx: CallContext) => {
    const read = await readLink(ctx, kind, linkAddSchema);
    ctx.body =
      "draft" in read ? await service().add(read.draft) : { errors: read.messages, newLinkId: 0 };
  };

  const call =
    (kind: SpeciesKind, name: "edit" | "connect" | "disconnect", schema: typeof linkAddSchema) =>
    async (ctx: CallContext) => {
      const read = await readLink(ctx, kind, schema);
      ctx.body = "draft" in read ? await service()[name](read.draft) : read.messages;
    };

  return {
    animalAdd: add("animal"),
    animalEdit: call("animal", "edit", linkEditSchema),
    animalConnect: call("animal", "connect", linkConnectionSchema),
    animalDisconnect: call("animal", "disconnect", linkConnectionSchema),
    plantAdd: add("plant"),
    plantEdit: call("plant", "edit", linkEditSchema),
    plantConnect: call("plant", "connect", linkConnectionSchema),
    plantDisconnect: call("plant", "disconnect", linkConnectionSchema),
  };
};
