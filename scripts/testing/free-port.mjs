import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/** Below the ports that systems give to connections: one of those could take it before its server does. */
const range = /** @type {const} */ ([20_000, 30_000]);

/**
 * Whether nobody listens on a port of 127.0.0.1 at this moment.
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function isFree(port) {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code === "EADDRINUSE") resolve(false);
      else reject(error);
    });
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
  });
}

/** A port on 127.0.0.1 that nobody listens on at this moment. */
export async function freePort() {
  let port = randomInt(...range);
  while (!(await isFree(port))) port = randomInt(...range);
  return port;
}
