import { familyOf, shareOfMemoryMb } from "./processes.mjs";

/** The memory limit of a server under load. */
export const mostMb = 400;
/** The growth from the first load to the last that still counts as flat. */
export const flat = 1.1;

/** Memory of a server and its processes, MB. @param {number} pid */
export const memoryMb = (pid) => familyOf(pid).reduce((mb, one) => mb + shareOfMemoryMb(one), 0);

/** Watches a server's memory; the returned function stops watching and returns the peak. @param {number} pid */
export function peakMemory(pid) {
  let peak = 0;
  const look = () => (peak = Math.max(peak, memoryMb(pid)));
  const watch = setInterval(look, 200);
  return () => {
    clearInterval(watch);
    return look();
  };
}
