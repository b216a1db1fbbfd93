import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Core } from "@strapi/strapi";

/** More at a time are of no good to anyone, and each takes a descriptor. */
const connectionsMax = 4000;

/** A body that is no file is small: it comes whole within this time, or not at all. */
const bodyMs = 30_000;

/** Who has taken nothing of his answer for so long has gone. */
const readingMs = 60_000;
const lookMs = 10_000;

/** Ends the connection of a request whose body does not come to an end. */
function endLate(request: IncomingMessage, response: ServerResponse): void {
  if (request.complete) return;
  if (!response.headersSent) {
    response.writeHead(408, { Connection: "close" });
    response.end();
  }
  request.socket.destroySoon();
}

function endSlowBodies(server: Server): void {
  server.prependListener("request", (request: IncomingMessage, response: ServerResponse) => {
    const { headers } = request;
    if (headers["content-length"] === undefined && !headers["transfer-encoding"]) return;
    let late: NodeJS.Timeout | undefined;
    const begin = () => {
      late = setTimeout(() => endLate(request, response), bodyMs).unref();
    };
    // Photos may take long on a slow line, as long as nobody has answered; their call sees to one that
    // stands still.
    if (headers["content-type"]?.startsWith("multipart/form-data")) response.once("finish", begin);
    else begin();
    request.once("close", () => clearTimeout(late));
  });
}

/** Bytes that have gone out to the network, without those that wait. */
const taken = (socket: Socket) => socket.bytesWritten - socket.writableLength;

function endSlowReaders(server: Server): void {
  const since = new Map<Socket, { taken: number; at: number }>();
  server.on("connection", (socket: Socket) => {
    since.set(socket, { taken: 0, at: performance.now() });
    socket.once("close", () => since.delete(socket));
  });
  const look = () => {
    const now = performance.now();
    for (const [socket, last] of since) {
      if (socket.writableLength === 0 || taken(socket) !== last.taken)
        since.set(socket, { taken: taken(socket), at: now });
      else if (now - last.at > readingMs) socket.destroy();
    }
  };
  const timer = setInterval(look, lookMs).unref();
  server.once("close", () => clearInterval(timer));
}

/** Ends connections that only hold on; how long heads may take stands in `config/server`. */
export function limitConnections(strapi: Core.Strapi): void {
  const server = strapi.server.httpServer as Server;
  server.maxConnections = connectionsMax;
  endSlowBodies(server);
  endSlowReaders(server);
}
