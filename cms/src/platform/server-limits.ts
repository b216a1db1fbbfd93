import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Core } from "@strapi/strapi";
import { environment } from "./environment";

/** Limits open connections, each of which takes a file descriptor. */
const connectionsMax = 4000;

/** Bodies without files are small and must arrive within this time. */
const bodyMs = 30_000;

/** A client that has read nothing of its response for this long is gone. */
const readingMs = environment.slowReaderSeconds * 1000;
const checkEveryMs = 5_000;

/** Closes the connection of a request whose body does not arrive in time. */
function endUnfinishedBody(request: IncomingMessage, response: ServerResponse): void {
  if (request.complete) return;
  if (!response.headersSent) {
    response.writeHead(408, { Connection: "close" });
    response.end();
  }
  request.socket.destroySoon();
}

/** Bytes sent to the network, without those still buffered. */
const sentBytes = (socket: Socket) => socket.bytesWritten - socket.writableLength;

/** The state of a connection between two checks. */
interface ConnectionState {
  taken: number;
  /** When it last read something, or had nothing to read. */
  progressAt: number;
  /** The last request on it that has a body. */
  sending?: { request: IncomingMessage; response: ServerResponse; since: number };
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined;
}

/**
 * Photo uploads may take long on a slow connection; their call handles one that
 * stalls.
 */
function isSlowUploadAllowed(request: IncomingMessage, response: ServerResponse): boolean {
  const isUpload = request.headers["content-type"]?.startsWith("multipart/form-data") === true;
  return isUpload && !response.writableFinished;
}

function checkBody(state: ConnectionState, now: number): void {
  const { sending } = state;
  if (!sending) return;
  if (sending.request.complete) delete state.sending;
  else if (isSlowUploadAllowed(sending.request, sending.response)) sending.since = now;
  else if (now - sending.since > bodyMs) endUnfinishedBody(sending.request, sending.response);
}

function checkReader(socket: Socket, state: ConnectionState, now: number): void {
  if (socket.writableLength === 0 || sentBytes(socket) !== state.taken) {
    state.taken = sentBytes(socket);
    state.progressAt = now;
  } else if (now - state.progressAt > readingMs) socket.destroy();
}

/** Checks all connections periodically: a timer for each request would cost more than a response. */
function endSlowConnections(server: Server): void {
  const connections = new Map<Socket, ConnectionState>();
  server.on("connection", (socket: Socket) => {
    connections.set(socket, { taken: 0, progressAt: performance.now() });
    socket.once("close", () => connections.delete(socket));
  });
  server.prependListener("request", (request: IncomingMessage, response: ServerResponse) => {
    const state = connections.get(request.socket);
    if (state && hasBody(request)) state.sending = { request, response, since: performance.now() };
  });
  const check = () => {
    const now = performance.now();
    for (const [socket, state] of connections) {
      checkBody(state, now);
      checkReader(socket, state, now);
    }
  };
  const timer = setInterval(check, checkEveryMs).unref();
  server.once("close", () => clearInterval(timer));
}

/** Closes slow connections; the timeout for request heads is in `config/server`. */
export function limitConnections(strapi: Core.Strapi): void {
  const server = strapi.server.httpServer as Server;
  server.maxConnections = connectionsMax;
  endSlowConnections(server);
}
