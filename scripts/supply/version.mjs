const figures = (/** @type {string} */ version) =>
  (version.split(/[-+]/, 1)[0] ?? "").split(".").map(Number);

/** @param {string} a @param {string} b */
function compare(a, b) {
  const [left, right] = [figures(a), figures(b)];
  for (const n of [0, 1, 2]) {
    const difference = (left[n] ?? 0) - (right[n] ?? 0);
    if (difference !== 0) return difference;
  }
  // A pre-release counts as below its release.
  return Number(b.includes("-")) - Number(a.includes("-"));
}

/** @type {Record<string, (difference: number) => boolean>} */
const holds = {
  "<": (difference) => difference < 0,
  "<=": (difference) => difference <= 0,
  ">": (difference) => difference > 0,
  ">=": (difference) => difference >= 0,
};

/**
 * Whether a version lies in a range such as `>=8.0.0 <8.17.1`.
 * @param {string} version
 * @param {string} range
 */
export function isWithin(version, range) {
  return range.split(" ").every((part) => {
    const [, sign = "", bound = ""] = /^(<=?|>=?)(\d+\.\d+\.\d+)$/.exec(part) ?? [];
    const test = holds[sign];
    if (!test) throw new Error(`"${range}" is no range that is understood here.`);
    return test(compare(version, bound));
  });
}
