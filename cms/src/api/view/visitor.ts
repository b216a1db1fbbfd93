import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { isbot } from "isbot";
import { hasOwnerMark } from "../../http/owner-mark";

const agentsMax = 500;

/** What the browsers of the last seconds are: the list of bots takes as long to search as a cached page to send. */
const agents = new Map<string, boolean>();

/** Forgets the browsers seen, which are never stored. */
export const forgetAgents = (): void => agents.clear();

function isBrowser(agent: string): boolean {
  const known = agents.get(agent);
  if (known !== undefined) return known;
  if (agents.size >= agentsMax) agents.clear();
  const found = !isbot(agent);
  agents.set(agent, found);
  return found;
}

/** Whether nobody looks at the page yet, if ever. */
const isPrefetch = (headers: IncomingHttpHeaders) =>
  [headers["sec-purpose"], headers["purpose"], headers["x-moz"]].some((purpose) =>
    purpose?.includes("prefetch"),
  );

/** Whether a page was asked for by someone who looks at it: no bot, not the owner, not a browser in advance. */
export function isVisitor({
  method,
  headers,
}: Pick<IncomingMessage, "method" | "headers">): boolean {
  const agent = headers["user-agent"] ?? "";
  return (
    method === "GET" &&
    agent !== "" &&
    isBrowser(agent) &&
    !hasOwnerMark(headers.cookie) &&
    !isPrefetch(headers)
  );
}
