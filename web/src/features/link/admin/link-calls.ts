import type { LinkDraft } from "shared-types/link/schema";
import type { SpeciesKind } from "shared-types/species/codes";
import { announceSave } from "../../../lib/announce-save";
import { readBody, type SaveAs } from "../../../lib/api-client";
import { call, type AnswerTo, type Asking } from "../../../lib/call";
import { panelServer } from "../../../lib/owner-send";

type LinkLine = `POST /api/${SpeciesKind}link${"add" | "edit" | "addexist" | "remove"}`;

/** One of the eight link calls; their lists hold messages. Everything read is read again. */
async function linkCall<Line extends LinkLine>(
  line: Line,
  ...asking: Asking<Line>
): Promise<AnswerTo<Line>> {
  const answer = await call(panelServer(), line, ...asking);
  if (answer.body === undefined) return readBody<AnswerTo<Line>>(answer);
  if (answer.response.ok) announceSave();
  return answer.body as AnswerTo<Line>;
}

/** POST /api/{plant|animal}linkadd: a new link; its answer holds the link's id. */
export const addLink = (body: LinkDraft, as: SaveAs) =>
  linkCall(`POST /api/${body.linkType}linkadd`, { body, ...as });
/** POST /api/{plant|animal}linkedit: changed for all that have it. */
export const editLink = (body: LinkDraft) =>
  linkCall(`POST /api/${body.linkType}linkedit`, { body });
/** POST /api/{plant|animal}linkaddexist: connects a link that exists. */
export const connectLink = (body: LinkDraft) =>
  linkCall(`POST /api/${body.linkType}linkaddexist`, { body });
/** POST /api/{plant|animal}linkremove: the link itself stays. */
export const disconnectLink = (body: LinkDraft) =>
  linkCall(`POST /api/${body.linkType}linkremove`, { body });
