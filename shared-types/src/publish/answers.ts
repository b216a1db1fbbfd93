import type { InferType } from "yup";
import { bool, list, named, num, oneOf, shape, str } from "../kit/fields";
import {
  publishForms,
  publishOutcomes,
  publishPhases,
  publishTargets,
  publishTimes,
} from "./codes";
import { placeStyles } from "./places";

/** Pages, photos and bytes that come or change, and files that go. */
const counts = { pages: num, photos: num, bytes: num, removed: num };

/** Times are ISO 8601 in UTC. */
const entry = shape({
  runId: num,
  began: str,
  ended: str,
  /** What began it: the owner, a save, or the night. */
  when: oneOf(publishTimes),
  outcome: oneOf(publishOutcomes),
  /** Why it ended early, or what was left out; '' for nothing to say. */
  message: str,
  ...counts,
});

export const publishAnswers = named({
  Publish: shape({
    /** `address` '': nothing is set up yet. Secrets are never in it. */
    settings: shape({
      target: oneOf(publishTargets),
      address: str,
      path: str,
      widths: list(num),
      form: oneOf(publishForms),
      formTo: str,
      when: oneOf(publishTimes),
      folder: str,
      /** `hostKey`: the key of the server that the owner trusts; '' for none yet. */
      sftp: shape({
        ...{ host: str, port: num, user: str, folder: str, hostKey: str },
        ...{ hasPassword: bool, hasKey: bool },
      }),
      s3: shape({
        ...{ endpoint: str, region: str, bucket: str, folder: str, keyId: str },
        ...{ style: oneOf(placeStyles), hasSecret: bool },
      }),
    }),
    /** The publish or preview that runs now: `done` of `all` pages or files; `all` 0 while that is not known. */
    state: shape({
      phase: oneOf(publishPhases),
      runId: num,
      dryRun: bool,
      done: num,
      all: num,
      /** Why the last preview ended early; '' if it did not. */
      fault: str,
    }),
    /** The last publish that went through; null for none to where the settings lead. */
    last: entry.nullable(),
    /** What a publish would do, by the last preview; null if there is none, or something has changed since. */
    changes: shape(counts).nullable(),
    /** Changes of records since the last publish; -1: everything, or how many is not known. */
    waiting: num,
    /** The zip to download; null for none. */
    zip: shape({ bytes: num, made: str }).nullable(),
    /** Newest first. */
    history: list(entry),
  }),
  PublishRun: shape({ runId: num }),
  /** Where one download of the zip may begin, within a minute. */
  PublishTicket: shape({ ticket: str }),
});

export type Publish = InferType<typeof publishAnswers.Publish>;
export type PublishSettings = Publish["settings"];
export type PublishChanges = NonNullable<Publish["changes"]>;
export type PublishState = Publish["state"];
export type PublishEntry = Publish["history"][number];
export type PublishRun = InferType<typeof publishAnswers.PublishRun>;
export type PublishTicket = InferType<typeof publishAnswers.PublishTicket>;
