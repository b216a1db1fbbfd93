/**
 * Shares a look at something that changes: everyone who asks gets the answer of a look that began
 * after the question was asked, and never do two looks run at once.
 */
export function lookAgain<T>(look: () => Promise<T>): () => Promise<T> {
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
        // One that began after the question was asked will do.
        return running ?? start();
      });
    return next;
  };
}
