import type { Core } from "@strapi/strapi";
import type { PublishChanges } from "shared-types/publish/answers";
import type { Moment } from "../../cache/changes/changes-since";
import { serviceOf } from "../../platform/services";
import type { Copy } from "./make-copy";
import { differenceOf, summaryOf, withRetired } from "./manifest";
import { Cancelled, type Progress } from "./progress";
import { spaceKey, spaceOf } from "./space";
import type { Place } from "./stored";
import { targetOf } from "./targets/target";
import { whyEnded } from "./why-ended";

/** What a publish or its preview has come to. */
interface Published {
  changes: PublishChanges;
  /** How many files of photos are missing on this machine. */
  missing: number;
  /** Changes after it are not published. */
  moment: Moment;
}

/** Publishes, or counts what that would do. The last copy is kept: what it has is not made again. */
export function createPublisher(strapi: Core.Strapi) {
  let made: { key: string; copy: Copy } | null = null;

  async function makeCopy(settings: Place, progress: Progress): Promise<Copy> {
    const key = spaceKey(settings);
    const before = made?.key === key ? made.copy : null;
    const copy = await serviceOf(strapi, "api::publish.publish").makeCopy(
      spaceOf(settings),
      before,
      (done, all) => progress.step({ phase: "making", done, all }),
    );
    made = { key, copy };
    progress.step(progress.now());
    return copy;
  }

  async function once(settings: Place, dryRun: boolean, progress: Progress): Promise<Published> {
    const target = targetOf(settings);
    const copy = await makeCopy(settings, progress);
    const online = await target.online();
    const { files } = withRetired(online, copy.files);
    const difference = differenceOf(online.files, files);
    const all = difference.put.length + difference.remove.length;
    if (!dryRun) {
      let done = 0;
      progress.step({ phase: "sending", done, all });
      await target.publish(copy, () => {
        // A folder has more steps than files: both of its generations are brought up to date.
        done = Math.min(done + 1, all);
        progress.step({ phase: "sending", done, all });
      });
    }
    const changes = summaryOf(difference, files);
    return { changes, missing: copy.missing.length, moment: copy.moment };
  }

  /** Tries once more after what nobody expects: a record may be deleted between being listed and being read. */
  return async (settings: Place, dryRun: boolean, progress: Progress) => {
    try {
      return await once(settings, dryRun, progress);
    } catch (error) {
      if (error instanceof Cancelled || whyEnded(error) !== "") throw error;
      strapi.log.warn(error);
      return once(settings, dryRun, progress);
    }
  };
}
