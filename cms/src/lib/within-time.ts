/**
 * What the work comes to, if it does in this many milliseconds.
 * @throws Error with `message` when it does not; the work itself goes on unheeded.
 */
export async function withinTime<Result>(
  work: Promise<Result>,
  ms: number,
  message: string,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(message)), ms);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
