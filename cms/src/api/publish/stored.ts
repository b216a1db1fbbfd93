import type { Core } from "@strapi/strapi";
import { photoWidths } from "shared-types/photo/codes";
import {
  publishHistoryMax,
  publishMessages,
  sftpPort,
  type PublishTime,
} from "shared-types/publish/codes";
import type { PublishChanges, PublishEntry, PublishSettings } from "shared-types/publish/answers";

import { seal, unseal } from "../../platform/sealed";
import { PublishError } from "./content";
import type { S3Place } from "./targets/s3";
import type { SftpPlace } from "./targets/sftp-connection";

/** What is kept about publishing, in the database, so that all instances say the same. */
interface StoredPublish {
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
const noSettings: PublishSettings = {
  ...{ target: "folder", address: "", path: "", folder: "" },
  ...{ form: "none", formTo: "", when: "hand" },
  widths: [...photoWidths],
  sftp: {
    ...{ host: "", port: sftpPort, user: "", folder: "", hostKey: "" },
    ...{ hasPassword: false, hasKey: false },
  },
  s3: {
    ...{ endpoint: "", region: "", bucket: "", folder: "", keyId: "" },
    ...{ style: "folders", hasSecret: false },
  },
};

/** The settings as they are stored: secrets are encrypted with the site's own. */
type Row = Omit<PublishSettings, "sftp" | "s3"> & {
  sftp?: Omit<SftpPlace, "password" | "key"> & { sealedPassword: string; sealedKey: string };
  s3?: Omit<S3Place, "secret"> & { sealedSecret: string };
};

const purpose = "publish secret";
const sealed = (text: string) => (text === "" ? "" : seal(Buffer.from(text, "utf8"), purpose));

/** '' for none; null: it was encrypted with other secrets than this server's. */
function opened(text: string | undefined): string | null {
  if (!text) return "";
  try {
    return unseal(text, purpose).toString("utf8");
  } catch {
    return null;
  }
}

function sftpSettings({ sftp: found }: Row): PublishSettings["sftp"] {
  if (!found) return noSettings.sftp;
  const { sealedPassword, sealedKey, ...sftp } = found;
  return { ...sftp, hasPassword: sealedPassword !== "", hasKey: sealedKey !== "" };
}

function s3Settings({ s3: found }: Row): PublishSettings["s3"] {
  if (!found) return noSettings.s3;
  const { sealedSecret, ...s3 } = found;
  return { ...s3, hasSecret: sealedSecret !== "" };
}

const settingsOf = (row: Row | null): PublishSettings =>
  row ? { ...row, sftp: sftpSettings(row), s3: s3Settings(row) } : noSettings;

/** Where to publish, with the secrets. */
export type Place = Omit<PublishSettings, "sftp" | "s3"> & { sftp: SftpPlace; s3: S3Place };

const sftpOf = ({ host, port, user, folder, hostKey }: PublishSettings["sftp"]) => ({
  ...{ host, port, user, folder, hostKey },
});

const s3Of = ({ hasSecret: _hasSecret, ...s3 }: PublishSettings["s3"]) => s3;

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
  const row = async () => (await at("settings").get({})) as Row | null;
  const read = async () => ((await at("state").get({})) as StoredPublish | null) ?? nothing;
  const change = async (next: Partial<StoredPublish>) =>
    at("state").set({ value: { ...(await read()), ...next } });
  return {
    settings: async () => settingsOf(await row()),
    /** The settings with their secrets. @throws PublishError when they cannot be read here */
    async place(): Promise<Place> {
      const stored = await row();
      const settings = settingsOf(stored);
      const password = opened(stored?.sftp?.sealedPassword);
      const key = opened(stored?.sftp?.sealedKey);
      const secret = opened(stored?.s3?.sealedSecret);
      if (password === null || key === null || secret === null)
        throw new PublishError(publishMessages.locked);
      return {
        ...settings,
        sftp: { ...sftpOf(settings.sftp), password, key },
        s3: { ...s3Of(settings.s3), secret },
      };
    },
    save({
      sftp: { password, key, ...sftp },
      s3: { secret, ...s3 },
      ...rest
    }: Place): Promise<void> {
      const secrets = { sealedPassword: sealed(password), sealedKey: sealed(key) };
      return at("settings").set({
        value: {
          ...rest,
          sftp: { ...sftp, ...secrets },
          s3: { ...s3, sealedSecret: sealed(secret) },
        } satisfies Row,
      });
    },
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
