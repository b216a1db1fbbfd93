// The load generator, in its own process: sockets that repeat the same request, each
// after its response has arrived. Plain sockets, so that it costs less than any server it measures.
import { connect } from "node:net";
import { quantile } from "./figures.mjs";

/**
 * @typedef {object} Order
 * @property {number} port  on 127.0.0.1
 * @property {string} request  as it goes over the wire
 * @property {number} status  that every answer must have
 * @property {number} connections
 * @property {number} ms  how long, if not `requests` many
 * @property {number} [requests]
 */
/** @typedef {{ requests: number, seconds: number, p50: number, p99: number }} Fired  latencies in ms */

const headEnd = Buffer.from("\r\n\r\n");
const lastChunk = Buffer.from("0\r\n\r\n");

/**
 * Whether this buffer holds a whole response.
 * @param {Buffer} bytes
 * @param {number} status  that it must have
 */
function isWhole(bytes, status) {
  const at = bytes.indexOf(headEnd);
  if (at < 0) return false;
  const head = bytes.toString("latin1", 0, at);
  if (!head.startsWith(`HTTP/1.1 ${status}`)) throw new Error(`Not ${status}: ${head}`);
  if (status === 304) return true;
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (length !== undefined) return bytes.length >= at + headEnd.length + Number(length);
  return bytes.subarray(-lastChunk.length).equals(lastChunk);
}

/** @param {Order} order @returns {Promise<Fired>} */
async function fire({ port, request, status, connections, ms, requests = Infinity }) {
  const wire = Buffer.from(request);
  /** @type {number[]} */
  const took = [];
  const began = performance.now();
  let asked = 0;
  const goesOn = () => asked < requests && performance.now() - began < ms;

  const one = () =>
    new Promise((resolve, reject) => {
      const socket = connect({ port, host: "127.0.0.1", noDelay: true });
      let sent = 0;
      /** @type {Buffer[]} */
      let parts = [];
      const ask = () => {
        asked += 1;
        sent = performance.now();
        socket.write(wire);
      };
      socket.on("connect", ask);
      socket.on("error", reject);
      socket.on("close", () => reject(new Error("The server closed a connection in use.")));
      socket.on("data", (part) => {
        parts.push(part);
        const whole = parts.length === 1 ? part : Buffer.concat(parts);
        if (!isWhole(whole, status)) return;
        took.push(performance.now() - sent);
        parts = [];
        if (goesOn()) ask();
        else resolve(socket.removeAllListeners("close").destroy());
      });
    });

  await Promise.all(Array.from({ length: connections }, one));
  const seconds = (performance.now() - began) / 1000;
  const [p50, p99] = [quantile(took, 0.5), quantile(took, 0.99)];
  return { requests: took.length, seconds, p50, p99 };
}

process.on("message", (/** @type {Order} */ order) => {
  fire(order).then(
    (fired) => process.send?.({ fired }),
    (/** @type {unknown} */ error) => process.send?.({ fault: String(error) }),
  );
});
// What a listener of a socket throws; without an answer, the benchmark would wait for ever.
process.on("uncaughtException", (error) => process.send?.({ fault: String(error) }));
process.on("disconnect", () => process.exit(0));
