/**
 * Shares concurrent runs of a check: every caller gets the result of a run that started
 * after the call, and no two run at the same time.
 */
export function coalesce<T>(look: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | null = null;
  let next: Promise<T> | null = null;

  const start = (): Promise<T> => {
    running = look().finally(() => {
      running = null;
    });
    return running;
  };

  return () => {
    if (!running) return start();
    next ??= running
      .catch(() => undefined)
      .then(() => {
        next = null;
        // A run that started after the call is good enough.
        return running ?? start();
      });
    return next;
  };
}
