/** `listed`: names of an answer. `letters`: fewer begin too much. `refused`: lines that a report lists. `bytes`: of a book's file. */
export const nameLimits = { listed: 20, letters: 3, refused: 500, bytes: 1_000_000_000 } as const;

/** The book that comes with the site, and stays. */
export const starterBook = 1;

export const nameMessages = {
  noFile: "Please choose one file.",
  tooBig: `This file is larger than ${nameLimits.bytes / 1_000_000} MB: no list of names that this site reads is.`,
  busy: "A file of names is being read. Try again when that is done.",
  missing: "This book of names was not found.",
  noRun: "This run was not found: the site was started again since. Look at the list of books.",
  starterStays: "The starter list comes with the site and stays.",
  dryRun: "dryRun must be true or false.",
  stopped: "It was stopped before it was done, and nothing of the file was added. Try again.",
  failed: "The file could not be read. What went wrong is in the site’s log.",
} as const;
