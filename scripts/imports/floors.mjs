/** @typedef {Map<string, Set<string>>} Arrows  what each imports */

/**
 * Those that import each other in a loop, a list for each loop (Tarjan, SIAM J. Comput. 1(2), 1972).
 * @param {Arrows} arrows
 * @returns {string[][]}
 */
export function circlesOf(arrows) {
  /** @type {Map<string, number>} */
  const seen = new Map();
  /** @type {string[]} */
  const open = [];
  /** @type {string[][]} */
  const circles = [];
  /** @param {string} one */
  function visit(one) {
    seen.set(one, seen.size);
    let low = seen.size - 1;
    open.push(one);
    for (const other of arrows.get(one) ?? []) {
      if (!seen.has(other)) low = Math.min(low, visit(other));
      else if (open.includes(other)) low = Math.min(low, seen.get(other) ?? low);
    }
    if (low === seen.get(one)) {
      const circle = open.splice(open.indexOf(one));
      if (circle.length > 1 || arrows.get(one)?.has(one)) circles.push(circle);
    }
    return low;
  }
  for (const one of arrows.keys()) if (!seen.has(one)) visit(one);
  return circles;
}

/**
 * The arrows between groups of those that have arrows.
 * @param {Arrows} arrows
 * @param {(one: string) => string} groupOf
 * @returns {Arrows}
 */
export function grouped(arrows, groupOf) {
  /** @type {Arrows} */
  const groups = new Map();
  for (const [one, others] of arrows) {
    const group = groupOf(one);
    const to = groups.get(group) ?? new Set();
    for (const other of others) if (groupOf(other) !== group) to.add(groupOf(other));
    groups.set(group, to);
  }
  return groups;
}

/**
 * The floor that each stands on, 0 for those that import none: above all that it imports. Without circles only.
 * @param {Arrows} arrows
 * @returns {Map<string, number>}
 */
export function floorsOf(arrows) {
  /** @type {Map<string, number>} */
  const floors = new Map();
  /** @param {string} one @returns {number} */
  function floorOf(one) {
    const below = [...(arrows.get(one) ?? [])].map((other) => floors.get(other) ?? floorOf(other));
    const floor = Math.max(-1, ...below) + 1;
    floors.set(one, floor);
    return floor;
  }
  for (const one of arrows.keys()) floorOf(one);
  return floors;
}

/**
 * The arrows that no other way says already. Without circles only.
 * @param {Arrows} arrows
 * @returns {Arrows}
 */
export function essential(arrows) {
  /** @type {Map<string, Set<string>>} */
  const reached = new Map();
  /** @param {string} one @returns {Set<string>} */
  function reach(one) {
    const all = reached.get(one) ?? new Set();
    if (reached.has(one)) return all;
    for (const other of arrows.get(one) ?? [])
      for (const far of [other, ...reach(other)]) all.add(far);
    reached.set(one, all);
    return all;
  }
  return new Map(
    [...arrows].map(([one, others]) => {
      const isAround = (/** @type {string} */ to) =>
        [...others].some((other) => other !== to && reach(other).has(to));
      return [one, new Set([...others].filter((to) => !isAround(to)))];
    }),
  );
}
