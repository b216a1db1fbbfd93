// What Linux reports about the memory of running processes.
import { readFileSync } from "node:fs";

/** The memory limit of a server under load. */
export const mostMb = 400;
/** The growth from the first load to the last that still counts as flat. */
export const flat = 1.1;

/** The ids of a process and of all its descendants. @param {number} pid @returns {number[]} */
function familyOf(pid) {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").match(/\d+/g) ?? [];
    return [pid, ...children.map(Number).flatMap(familyOf)];
  } catch {
    return [];
  }
}

/**
 * Memory of a process in MB, its share of what several have in common; 0 when it has ended.
 * @param {number} pid
 */
function shareOfMemoryMb(pid) {
  try {
    const [, kb = "0"] =
      /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8")) ?? [];
    return Number(kb) / 1024;
  } catch {
    return 0;
  }
}

/** Memory of a server and its processes, MB. @param {number} pid */
export const memoryMb = (pid) => familyOf(pid).reduce((mb, one) => mb + shareOfMemoryMb(one), 0);

/** Watches a server's memory; the returned function stops watching and returns the peak. @param {number} pid */
export function peakMemory(pid) {
  let peak = 0;
  const look = () => (peak = Math.max(peak, memoryMb(pid)));
  const watch = setInterval(look, 100);
  return () => {
    clearInterval(watch);
    return look();
  };
}
