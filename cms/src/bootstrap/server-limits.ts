import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Core } from "@strapi/strapi";

/** More at a time are of no good to anyone, and each takes a descriptor. */
const connectionsMax = 4000;

/** A body that is no file is small: it comes whole within this time, or not at all. */
const bodyMs = 30_000;

/** Who has taken nothing of his answer for so long has gone. */
const readingMs = 60_000;
const lookMs = 5_000;

/** Ends the connection of a request whose body does not come to an end. */
function endLate(request: IncomingMessage, response: ServerResponse): void {
  if (request.complete) return;
  if (!response.headersSent) {
    response.writeHead(408, { Connection: "close" });
    response.end();
  }
  request.socket.destroySoon();
}

/** Bytes that have gone out to the network, without those that wait. */
const taken = (socket: Socket) => socket.bytesWritten - socket.writableLength;

/** What is known of a connection from one look to the next. */
interface Seen {
  taken: number;
  /** When it last took something, or had nothing to take. */
  tookAt: number;
  /** The last request on it that has a body. */
  sending?: { request: IncomingMessage; response: ServerResponse; since: number };
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined;
}

/**
 * Photos may take long on a slow line, as long as nobody has answered; their call sees to one that stands
 * still.
 */
function mayTakeLong(request: IncomingMessage, response: ServerResponse): boolean {
  const isUpload = request.headers["content-type"]?.startsWith("multipart/form-data") === true;
  return isUpload && !response.writableFinished;
}

function lookAtBody(seen: Seen, now: number): void {
  const { sending } = seen;
  if (!sending) return;
  if (sending.request.complete) delete seen.sending;
  else if (mayTakeLong(sending.request, sending.response)) sending.since = now;
  else if (now - sending.since > bodyMs) endLate(sending.request, sending.response);
}

function lookAtReader(socket: Socket, seen: Seen, now: number): void {
  if (socket.writableLength === 0 || taken(socket) !== seen.taken) {
    seen.taken = taken(socket);
    seen.tookAt = now;
  } else if (now - seen.tookAt > readingMs) socket.destroy();
}

/** Looks at all connections now and then: a timer for each request would cost more than an answer. */
function endSlowOnes(server: Server): void {
  const connections = new Map<Socket, Seen>();
  server.on("connection", (socket: Socket) => {
    connections.set(socket, { taken: 0, tookAt: performance.now() });
    socket.once("close", () => connections.delete(socket));
  });
  server.prependListener("request", (request: IncomingMessage, response: ServerResponse) => {
    const seen = connections.get(request.socket);
    if (seen && hasBody(request)) seen.sending = { request, response, since: performance.now() };
  });
  const look = () => {
    const now = performance.now();
    for (const [socket, seen] of connections) {
      lookAtBody(seen, now);
      lookAtReader(socket, seen, now);
    }
  };
  const timer = setInterval(look, lookMs).unref();
  server.once("close", () => clearInterval(timer));
}

/** Ends connections that only hold on; how long heads may take stands in `config/server`. */
export function limitConnections(strapi: Core.Strapi): void {
  const server = strapi.server.httpServer as Server;
  server.maxConnections = connectionsMax;
  endSlowOnes(server);
}
