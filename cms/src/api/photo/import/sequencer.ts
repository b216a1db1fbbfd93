/** Orders concurrent work: each gets its turn after those before it. */
export function createSequencer(): () => { previous: Promise<void>; done: () => void } {
  let last: Promise<void> = Promise.resolve();
  return () => {
    const previous = last;
    let done: () => void = () => undefined;
    const ended = new Promise<void>((resolve) => (done = resolve));
    last = previous.then(() => ended);
    return { previous, done };
  };
}
