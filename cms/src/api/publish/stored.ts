import type { Core } from "@strapi/strapi";
import { photoWidths } from "shared-types/photo/codes";
import {
  publishHistoryMax,
  type PublishChanges,
  type PublishEntry,
  type PublishSettings,
  type PublishTime,
} from "shared-types/publish/codes";

/** What is kept about publishing, in the database, so that all instances say the same. */
export interface StoredPublish {
  /** Of the last publish or preview that began. */
  runId: number;
  /** Newest first. */
  history: PublishEntry[];
  /** The last publish to where the settings lead. */
  last: PublishEntry | null;
  /** By the last preview. */
  changes: PublishChanges | null;
  /** When that began, epoch milliseconds. */
  previewedAt: number;
  /** Why the last preview ended early. */
  fault: string;
}

/** A publish or preview that an instance works on. */
export interface StoredRun {
  runId: number;
  dryRun: boolean;
  /** What began it, and when: ISO 8601. */
  when: PublishTime;
  began: string;
  phase: "making" | "sending";
  done: number;
  all: number;
  /** When it was told last, epoch milliseconds: an instance that has ended tells no more. */
  toldAt: number;
  isCancelled: boolean;
}

/** Nothing set up: what the form begins with. */
export const noSettings: PublishSettings = {
  ...{ target: "folder", address: "", path: "", folder: "" },
  ...{ form: "none", formTo: "", when: "hand" },
  widths: [...photoWidths],
};

const nothing: StoredPublish = {
  ...{ runId: 0, history: [], last: null, changes: null },
  ...{ previewedAt: 0, fault: "" },
};

/** What a publish that ended early has done, as far as is told of it. */
export const noCounts: PublishChanges = { pages: 0, photos: 0, bytes: 0, removed: 0 };

export type PublishStore = ReturnType<typeof publishStore>;

/** Settings, state and the running publish, in Strapi's store. */
export function publishStore(strapi: Core.Strapi) {
  const at = (key: string) => strapi.store({ type: "api", name: "publish", key });
  const read = async () => ((await at("state").get({})) as StoredPublish | null) ?? nothing;
  const change = async (next: Partial<StoredPublish>) =>
    at("state").set({ value: { ...(await read()), ...next } });
  return {
    settings: async () => ((await at("settings").get({})) as PublishSettings | null) ?? noSettings,
    saveSettings: (settings: PublishSettings) => at("settings").set({ value: settings }),
    read,
    change,
    /** Puts a publish that has ended on top of the history. */
    async remember(entry: PublishEntry): Promise<void> {
      const { history } = await read();
      await change({
        history: [entry, ...history].slice(0, publishHistoryMax),
        ...(entry.outcome === "done" ? { last: entry, changes: null, fault: "" } : {}),
      });
    },
    run: async () => (await at("run").get({})) as StoredRun | null,
    tellRun: (run: StoredRun) => at("run").set({ value: run }),
    forgetRun: () => at("run").delete({}),
  };
}
