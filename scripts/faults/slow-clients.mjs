import { readFileSync } from "node:fs";
import { connect } from "node:net";

/**
 * Clients that send a byte a second.
 * @param {string} url
 * @param {number} many
 * @param {string} first  sent at once
 * @param {string} then  sent byte by byte
 */
export function slowSenders(url, many, first, then) {
  const { hostname, port } = new URL(url);
  let open = 0;
  for (let n = 0; n < many; n += 1) {
    const socket = connect(Number(port), hostname, () => (open += 1));
    socket.on("error", () => undefined).once("close", () => (open -= 1));
    socket.write(first);
    let sent = 0;
    const timer = setInterval(() => {
      if (sent < then.length && socket.writable) socket.write(then[sent++] ?? "");
    }, 1000);
    socket.once("close", () => clearInterval(timer));
    socket.resume();
  }
  return { open: () => open };
}

/**
 * Clients that request far more than the network buffers, and read a byte a second of it, or nothing.
 * @param {string} url
 * @param {number} many
 * @param {string} asked
 */
export function slowReaders(url, many, asked) {
  const { hostname, port } = new URL(url);
  const sockets = Array.from({ length: many }, (_, n) => {
    const socket = connect(Number(port), hostname);
    socket.on("error", () => undefined);
    socket.write(asked);
    socket.pause();
    const takesSome = n % 2 === 0;
    const timer = setInterval(() => takesSome && socket.read(1), 1000);
    socket.once("close", () => clearInterval(timer));
    return socket;
  });
  return {
    /** How many the server still holds: a client reading this slowly does not notice the end itself. */
    held: () => heldOf(Number(port), sockets),
    end: () => sockets.forEach((socket) => socket.destroy()),
  };
}

const hex = (/** @type {number} */ port) => port.toString(16).toUpperCase().padStart(4, "0");

/**
 * How many of these connections are open at the server's end, according to Linux.
 * @param {number} port
 * @param {import("node:net").Socket[]} sockets
 */
function heldOf(port, sockets) {
  const clients = new Set(sockets.map(({ localPort = 0 }) => hex(localPort)));
  const established = "01";
  return readFileSync("/proc/net/tcp", "utf8")
    .split("\n")
    .map((line) => line.trim().split(/[\s:]+/))
    .filter(
      ([, , from, , to = "", state]) =>
        from === hex(port) && clients.has(to) && state === established,
    ).length;
}
