import type { IncomingMessage, ServerResponse } from "node:http";
import type { Core } from "@strapi/strapi";
import { waitAtMost } from "./with-timeout";

const timeoutMs = 8_000;

/** How long idle connections may stay open after their last response. */
const idleCheckMs = 50;

/** Lets requests in flight finish before the process exits; Strapi would cut them off. */
export async function drain(strapi: Core.Strapi): Promise<void> {
  const server = strapi.server.httpServer;
  if (!server.listening) return;
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // Browsers reuse connections: `Connection: close` makes this response the last.
  server.prependListener("request", (_request: IncomingMessage, response: ServerResponse) => {
    response.shouldKeepAlive = false;
  });
  const idle = setInterval(() => server.closeIdleConnections(), idleCheckMs);
  await waitAtMost(timeoutMs, closed);
  clearInterval(idle);
  server.closeAllConnections();
}
