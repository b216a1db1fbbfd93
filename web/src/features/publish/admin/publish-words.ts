import type {
  Publish,
  PublishChanges,
  PublishEntry,
  PublishState,
} from "shared-types/publish/answers";
import { countOf } from "../../../lib/format";
import { formatBytes } from "../../../lib/panel-format";

/** '12 changes not published yet', '' when all is published. */
export function waitingWords({ settings, waiting }: Pick<Publish, "settings" | "waiting">): string {
  if (settings.address === "" || waiting === 0) return "";
  if (waiting < 0) return "Changes not published yet";
  return `${countOf(waiting, "change", "changes")} not published yet`;
}

/** '12 pages, 3 photo files, 1.2 MB'. */
export function changeWords({ pages, photos, bytes }: PublishChanges): string {
  if (bytes === 0) return "nothing new";
  const parts = [countOf(pages, "page", "pages"), countOf(photos, "photo file", "photo files")];
  return [...parts, formatBytes(bytes)].join(", ");
}

/** How far it is: 'Making pages: 12 of 310'. */
export function progressWords({ phase, done, all }: PublishState): string {
  const far =
    all === 0 ? "" : `: ${done.toLocaleString("en-US")} of ${all.toLocaleString("en-US")}`;
  return `${phase === "making" ? "Making pages" : "Sending files"}${far}`;
}

const outcomes: Record<PublishEntry["outcome"], string> = {
  done: "Published",
  failed: "Failed",
  cancelled: "Canceled",
};

const causes: Record<PublishEntry["when"], string> = {
  hand: "",
  saves: ", after your changes",
  night: ", in the night",
};

/** 'Published, in the night'. */
export const entryWords = ({ outcome, when }: PublishEntry) => outcomes[outcome] + causes[when];
