// What Linux reports about running processes; on other systems the figures are missing.
import { readdirSync, readFileSync } from "node:fs";

/** Ticks of /proc's clock a second, on every Linux that Node runs on. */
const ticks = 100;

/**
 * Processor time a process has taken so far, all its threads, in seconds; NaN where it cannot be read.
 * @param {number} pid
 */
export function processorSeconds(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return (Number(fields[11]) + Number(fields[12])) / ticks;
  } catch {
    return NaN;
  }
}

/** The ids of a process and of all its descendants. @param {number} pid @returns {number[]} */
export function familyOf(pid) {
  const parents = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map((name) => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, "utf8");
        return {
          pid: Number(name),
          parent: Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]),
        };
      } catch {
        return { pid: 0, parent: 0 };
      }
    });
  const children = parents.filter(({ parent }) => parent === pid).map((child) => child.pid);
  return [pid, ...children.flatMap(familyOf)];
}

/**
 * Memory of a process in MB, its share of what several have in common; 0 when it has ended.
 * @param {number} pid
 */
export function shareOfMemoryMb(pid) {
  try {
    const [, kb = "0"] =
      /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8")) ?? [];
    return Number(kb) / 1024;
  } catch {
    return 0;
  }
}
