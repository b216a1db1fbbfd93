import type { Core } from "@strapi/strapi";
import {
  linkCalls,
  linkMessages,
  type LinkDraft,
  type LinkMessages,
  type SpeciesKind,
} from "shared-types";
import type { CallContext } from "../../../http/call-context";
import { checkBody, type TakesBody } from "../../../http/read-body";
import { serviceOf } from "../../../platform/services";

/** The calls of links that take one link. */
type LinkCall = TakesBody<"LinkAdd" | "LinkConnection" | "LinkEdit">;

type Read = { draft: LinkDraft } | { messages: LinkMessages };

/** The validated body of a link call, or the rules it breaks. */
async function readLink(ctx: CallContext, kind: SpeciesKind, call: LinkCall): Promise<Read> {
  const checked = await checkBody(ctx, call);
  if ("broken" in checked)
    return { messages: checked.broken.map(({ errorMessage }) => ({ message: errorMessage })) };
  const draft = checked.value;
  return draft.linkType === kind ? { draft } : { messages: [{ message: linkMessages.linkType }] };
}

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const service = () => serviceOf(strapi, "api::link.connection");

  const add = (kind: SpeciesKind, call: LinkCall) => async (ctx: CallContext) => {
    const read = await readLink(ctx, kind, call);
    ctx.body =
      "draft" in read ? await service().add(read.draft) : { errors: read.messages, newLinkId: 0 };
  };

  const change =
    (kind: SpeciesKind, name: "edit" | "connect" | "disconnect", call: LinkCall) =>
    async (ctx: CallContext) => {
      const read = await readLink(ctx, kind, call);
      ctx.body = "draft" in read ? await service()[name](read.draft) : read.messages;
    };

  return {
    animalAdd: add("animal", linkCalls.animalLinkAdd),
    animalEdit: change("animal", "edit", linkCalls.animalLinkEdit),
    animalConnect: change("animal", "connect", linkCalls.animalLinkAddExisting),
    animalDisconnect: change("animal", "disconnect", linkCalls.animalLinkRemove),
    plantAdd: add("plant", linkCalls.plantLinkAdd),
    plantEdit: change("plant", "edit", linkCalls.plantLinkEdit),
    plantConnect: change("plant", "connect", linkCalls.plantLinkAddExisting),
    plantDisconnect: change("plant", "disconnect", linkCalls.plantLinkRemove),
  };
};
