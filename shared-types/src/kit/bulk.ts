/**
 * How many records one call changes or deletes: each is saved by all rules in one transaction, and while that
 * lasts SQLite answers nobody else (500 took 7.5 s on two shared cores).
 */
export const bulkMax = 200;

/** What a change of several records says when nothing of it was made (docs/product.md 3.4). */
export const bulkMessages = {
  nothing: "Please choose what to change.",
  tooMany: `That is too many at once: at most ${bulkMax}.`,
  gone: "Some of these no longer exist. Nothing was changed. Please select again.",
} as const;
