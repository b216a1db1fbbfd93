// The load generator, in its own process: sockets that repeat the same request, each
// after its response has arrived. Plain sockets, so that it costs less than any server it measures.
import { connect } from "node:net";

/**
 * @typedef {object} Order
 * @property {number} port  on 127.0.0.1
 * @property {string} request  as it goes over the wire
 * @property {number} status  that every answer must have
 * @property {number} connections
 * @property {number} ms  how long, if not `requests` many
 * @property {number} [requests]
 */
/** @typedef {{ requests: number, seconds: number, p50: number, p99: number, bytes: number }} Fired  latencies in ms; `bytes` of the last body */

const headEnd = Buffer.from("\r\n\r\n");
const lastChunk = Buffer.from("0\r\n\r\n");

/**
 * Where the first response in this buffer ends; undefined while it is incomplete.
 * @param {Buffer} bytes
 * @param {number} status
 */
function endOf(bytes, status) {
  const at = bytes.indexOf(headEnd);
  if (at < 0) return undefined;
  const head = bytes.toString("latin1", 0, at);
  if (!head.startsWith(`HTTP/1.1 ${status}`)) throw new Error(`Not ${status}: ${head}`);
  const begins = at + headEnd.length;
  if (status === 304) return { begins, ends: begins };
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (length !== undefined) {
    const ends = begins + Number(length);
    return bytes.length < ends ? undefined : { begins, ends };
  }
  const isWhole = bytes.subarray(-lastChunk.length).equals(lastChunk);
  return isWhole ? { begins, ends: bytes.length } : undefined;
}

/** @param {Order} order @returns {Promise<Fired>} */
async function fire({ port, request, status, connections, ms, requests = Infinity }) {
  const wire = Buffer.from(request);
  /** @type {number[]} */
  const took = [];
  const began = performance.now();
  let asked = 0;
  let bytes = 0;
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
        const found = endOf(whole, status);
        if (!found) return;
        took.push(performance.now() - sent);
        bytes = found.ends - found.begins;
        parts = [];
        if (goesOn()) ask();
        else resolve(socket.removeAllListeners("close").destroy());
      });
    });

  await Promise.all(Array.from({ length: connections }, one));
  const seconds = (performance.now() - began) / 1000;
  const sorted = Float64Array.from(took).sort();
  const quantile = (/** @type {number} */ part) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
  return { requests: took.length, seconds, p50: quantile(0.5), p99: quantile(0.99), bytes };
}

process.on("message", (/** @type {Order} */ order) => {
  fire(order).then(
    (fired) => process.send?.({ fired }),
    (/** @type {unknown} */ error) => process.send?.({ fault: String(error) }),
  );
});
process.on("disconnect", () => process.exit(0));
