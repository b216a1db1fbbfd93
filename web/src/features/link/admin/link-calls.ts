import type { Call } from "shared-types/kit/call";
import type { AnswerOf } from "shared-types/shapes";
import type { LinkDraft } from "shared-types/link/schema";
import { linkCalls } from "shared-types/link/owner";
import { readBody } from "../../../lib/api-client";
import { call, type Asking } from "../../../lib/call";
import { panelServer } from "../../../lib/owner-send";
import { announceSave } from "../../../lib/announce-save";

type LinkCall = Call & {
  body: "LinkAdd" | "LinkEdit" | "LinkConnection";
};

/** One of the eight link calls; their lists hold messages. Everything read is read again. */
async function linkCall<C extends LinkCall>(what: C, ...asking: Asking<C>): Promise<AnswerOf<C>> {
  const answer = await call(panelServer(), what, ...asking);
  if (answer.body === undefined) return readBody<AnswerOf<C>>(answer);
  if (answer.response.ok) announceSave();
  return answer.body as AnswerOf<C>;
}

/** POST /api/{plant|animal}linkadd: a new link; its answer holds the link's id. */
export const addLink = (body: LinkDraft) =>
  linkCall(linkCalls[`${body.linkType}LinkAdd`], { body });
/** POST /api/{plant|animal}linkedit: changed for all that have it. */
export const editLink = (body: LinkDraft) =>
  linkCall(linkCalls[`${body.linkType}LinkEdit`], { body });
/** POST /api/{plant|animal}linkaddexist: connects a link that exists. */
export const connectLink = (body: LinkDraft) =>
  linkCall(linkCalls[`${body.linkType}LinkAddExisting`], { body });
/** POST /api/{plant|animal}linkremove: the link itself stays. */
export const disconnectLink = (body: LinkDraft) =>
  linkCall(linkCalls[`${body.linkType}LinkRemove`], { body });
