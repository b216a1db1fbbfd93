import { linkMessages } from "shared-types/link/codes";
import type { LinkDraft } from "shared-types/link/schema";
import type { LinkMessages } from "shared-types/link/answers";
import { linkCalls } from "shared-types/link/calls";
import type { SpeciesKind } from "shared-types/species/codes";
import type { CallContext } from "../../../http/call-context";
import { saves, savesById, updates } from "../../../http/handlers";
import { checkBody, type TakesBody } from "../../../http/read-body";
import { asSent } from "../../../http/sent-key";
import { controllerOf } from "../../../http/routes";
import { serviceOf } from "../../../platform/services";

const missing = linkMessages.linkId;

/** The calls of links that take one link of a plant or animal. */
type LinkCall = TakesBody<LinkDraft>;

type Read = { draft: LinkDraft } | { messages: LinkMessages };

/** The validated body of a link call, or the rules it breaks. */
async function readLink(ctx: CallContext, kind: SpeciesKind, call: LinkCall): Promise<Read> {
  const checked = await checkBody(ctx, call);
  if ("broken" in checked)
    return { messages: checked.broken.map(({ errorMessage }) => ({ message: errorMessage })) };
  const draft = checked.value;
  return draft.linkType === kind ? { draft } : { messages: [{ message: linkMessages.linkType }] };
}

export default controllerOf(linkCalls, (strapi, calls) => {
  const links = () => serviceOf(strapi, "api::link.link");
  const connections = () => serviceOf(strapi, "api::link.connection");

  const add = (kind: SpeciesKind, call: LinkCall) => async (ctx: CallContext) => {
    const read = await readLink(ctx, kind, call);
    return "draft" in read
      ? asSent(ctx, () => connections().add(read.draft))
      : { errors: read.messages, newLinkId: 0 };
  };

  const change =
    (kind: SpeciesKind, name: "edit" | "connect" | "disconnect", call: LinkCall) =>
    async (ctx: CallContext) => {
      const read = await readLink(ctx, kind, call);
      return "draft" in read ? connections()[name](read.draft) : read.messages;
    };

  return {
    links: () => links().all(),
    linkUpdate: updates(calls.linkUpdate, "linkId", links),
    linkDelete: savesById(missing, (id) => links().remove(id)),
    linksDelete: saves(calls.linksDelete, missing, ({ ids }) => links().removeAll(ids)),
    animalLinkAdd: add("animal", calls.animalLinkAdd),
    animalLinkEdit: change("animal", "edit", calls.animalLinkEdit),
    animalLinkAddExisting: change("animal", "connect", calls.animalLinkAddExisting),
    animalLinkRemove: change("animal", "disconnect", calls.animalLinkRemove),
    plantLinkAdd: add("plant", calls.plantLinkAdd),
    plantLinkEdit: change("plant", "edit", calls.plantLinkEdit),
    plantLinkAddExisting: change("plant", "connect", calls.plantLinkAddExisting),
    plantLinkRemove: change("plant", "disconnect", calls.plantLinkRemove),
  };
});
