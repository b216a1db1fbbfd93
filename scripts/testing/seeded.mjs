/**
 * Numbers between 0 and 1, the same at every run.
 * @param {number} seed
 */
export function seeded(seed) {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

/**
 * The seed of this run: the one that FAULT_SEED names, to see a failure again, or another each time. It is printed
 * with what it was used for.
 * @param {string} what
 */
export function seedFor(what) {
  const seed = Number(process.env.FAULT_SEED ?? Math.floor(Math.random() * 2 ** 31));
  console.log(`${what}: FAULT_SEED=${seed}`);
  return seed;
}
