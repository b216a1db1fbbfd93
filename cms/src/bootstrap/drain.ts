import type { Core } from "@strapi/strapi";

const patienceMs = 8_000;

/** Lets requests in flight finish before the process goes down; Strapi itself would cut them off. */
export async function drain(strapi: Core.Strapi): Promise<void> {
  const server = strapi.server.httpServer;
  if (!server.listening) return;
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const patience = new Promise<void>((resolve) => setTimeout(resolve, patienceMs).unref());
  await Promise.race([closed, patience]);
  server.closeAllConnections();
}
