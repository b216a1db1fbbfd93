/** From now on: whether the owner has gone on, to another field or by typing, when it is asked. */
export function watchOwner(): () => boolean {
  const from = document.activeElement;
  const watch = new AbortController();
  let hasTyped = false;
  document.addEventListener("input", () => (hasTyped = true), { signal: watch.signal });
  return () => {
    watch.abort();
    return hasTyped || document.activeElement !== from;
  };
}
