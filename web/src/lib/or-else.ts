/** What some work returns; `otherwise` if it throws. */
export function orElse<T, Otherwise>(work: () => T, otherwise: Otherwise): T | Otherwise {
  try {
    return work();
  } catch {
    return otherwise;
  }
}
