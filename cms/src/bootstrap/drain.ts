import type { IncomingMessage, ServerResponse } from "node:http";
import type { Core } from "@strapi/strapi";

const patienceMs = 8_000;

/** Who has just been answered has nothing more to wait for. */
const idleLookMs = 50;

/** Lets requests in flight finish before the process goes down; Strapi itself would cut them off. */
export async function drain(strapi: Core.Strapi): Promise<void> {
  const server = strapi.server.httpServer;
  if (!server.listening) return;
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // Browsers ask again over the connection they have: this answer is told to be its last.
  server.prependListener("request", (_request: IncomingMessage, response: ServerResponse) => {
    response.shouldKeepAlive = false;
  });
  const idle = setInterval(() => server.closeIdleConnections(), idleLookMs);
  const patience = new Promise<void>((resolve) => setTimeout(resolve, patienceMs).unref());
  await Promise.race([closed, patience]);
  clearInterval(idle);
  server.closeAllConnections();
}
