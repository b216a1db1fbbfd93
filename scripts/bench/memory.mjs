import { familyOf, shareOfMemoryMb } from "./processes.mjs";

/** What a server may take under load. */
export const mostMb = 400;
/** How much more memory after the last load than after the first is still flat. */
export const flat = 1.1;

/** Memory of a server and its processes, MB. @param {number} pid */
export const memoryMb = (pid) => familyOf(pid).reduce((mb, one) => mb + shareOfMemoryMb(one), 0);

/** Watches a server's memory; what this gives ends that, and says what the most was. @param {number} pid */
export function peakMemory(pid) {
  let peak = 0;
  const look = () => (peak = Math.max(peak, memoryMb(pid)));
  const watch = setInterval(look, 200);
  return () => {
    clearInterval(watch);
    return look();
  };
}
