/** Keeps an order among things that are prepared at the same time: each has its turn after those before it. */
export function turns(): () => { mine: Promise<void>; done: () => void } {
  let last: Promise<void> = Promise.resolve();
  return () => {
    const mine = last;
    let done: () => void = () => undefined;
    const ended = new Promise<void>((resolve) => (done = resolve));
    last = mine.then(() => ended);
    return { mine, done };
  };
}
