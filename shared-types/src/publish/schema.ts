import { array, mixed, type InferType } from "yup";
import { closed } from "../kit/closed";
import { oneOf } from "../kit/filter";
import { figure, flag } from "../kit/number";
import { line, text } from "../kit/text";
import { mailAddress, mailLimits, mailMessages } from "../mail/codes";
import { hostName } from "../mail/schema";
import { photoWidths } from "../photo/codes";
import {
  publishForms,
  publishLimits,
  publishMessages,
  publishTargets,
  publishTimes,
  sftpPort,
  type PublishForm,
  type PublishTarget,
} from "./codes";
import { placeStyles } from "./places";

/** Yup's own `trim` throws at what is not text. */
const trimmed = (label: string, max: number, clean = (given: string) => given) =>
  line(label, max).transform((value: unknown) =>
    typeof value === "string" ? clean(value.trim()) : value,
  );

/** Scheme and host, and nothing else. */
function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { origin, protocol } = new URL(text);
  const isWeb = protocol === "http:" || protocol === "https:";
  return isWeb && origin === text.toLowerCase();
}

/** An address as people type it and providers show it: with https where it begins with the host, and no slash at the end. */
function cleanOrigin(text: string): string {
  const bare = text.replace(/\/+$/, "");
  return /^[a-z\d-]+(\.[a-z\d-]+)+(:\d+)?$/i.test(bare) ? `https://${bare}` : bare;
}

const isWebAddress = (text: string) => URL.canParse(text) && /^https?:\/\//i.test(text);

/** '' or `/garden`, however many slashes it was typed with. */
const cleanPath = (text: string) => text.replace(/^\/*(?=.)/, "/").replace(/\/+$/, "");

const pathParts = /^(\/(?!\.{1,2}(\/|$))[\w.~-]+)*$/;

/** Who is written to, as far as the choice of the form wants to know. */
const formTo = trimmed("Send to", publishLimits.formTo).when(
  "form",
  ([form]: PublishForm[], schema) => {
    if (form === "mail") return schema.matches(mailAddress, publishMessages.formMail);
    if (form === "none") return schema;
    return schema.test("address", publishMessages.formAddress, (text) => isWebAddress(text));
  },
);

/** A web space by SFTP. What must be there is for the server to say, where SFTP is chosen. */
export const sftpFields = {
  host: trimmed("Server", mailLimits.server).matches(hostName, {
    message: mailMessages.server,
    excludeEmptyString: true,
  }),
  port: figure(mailMessages.port, { min: 1, max: 65_535, whole: true, fallback: sftpPort }),
  user: trimmed("User name", mailLimits.user),
  /** On the server: from its root, or from where one is after signing in. */
  folder: trimmed("Folder on the server", publishLimits.folder),
  /** The user's, or the passphrase of the key; '': the saved one. */
  password: line("Password", mailLimits.password),
  /** A private key; '': the saved one, or none. */
  key: text("Private key", publishLimits.key),
  /** The key of the server that is trusted, as `SHA256:…`. */
  hostKey: trimmed("Server’s key", 100),
};

/** An S3 bucket. What must be there is for the server to say, where S3 is chosen. */
export const s3Fields = {
  /** Scheme and host of the service; '': Amazon's. */
  endpoint: trimmed("Service", publishLimits.address, cleanOrigin).test(
    "endpoint",
    publishMessages.endpoint,
    (text) => text === "" || isOrigin(text),
  ),
  /** '': us-east-1. */
  region: trimmed("Region", publishLimits.region),
  bucket: trimmed("Bucket", publishLimits.bucket),
  /** Within the bucket; '': its top. */
  folder: trimmed("Folder in the bucket", publishLimits.folder, (text) =>
    text.replace(/^\/+|\/+$/g, ""),
  ),
  keyId: trimmed("Key ID", publishLimits.keyId),
  /** '': the saved one. */
  secret: trimmed("Secret", publishLimits.secret),
  /** Whether the bucket shows a folder's index.html. */
  style: oneOf(placeStyles, "folders"),
};

export const publishFields = {
  target: oneOf<PublishTarget>(publishTargets, "folder"),
  /** Scheme and host of the web space, without a slash at the end. */
  address: trimmed("Address", publishLimits.address, cleanOrigin)
    .required(publishMessages.noAddress)
    .test("address", publishMessages.address, (text) => text === "" || isOrigin(text)),
  /** The path below which the site is there: '' or `/garden`. */
  path: trimmed("Path", publishLimits.path, cleanPath).matches(pathParts, {
    message: publishMessages.path,
    excludeEmptyString: true,
  }),
  /** Widths of photos that go along, px. */
  widths: array()
    .of(mixed<number>().oneOf(photoWidths).required())
    .typeError("Widths must be a list.")
    .nonNullable("Widths must be a list.")
    .min(1, publishMessages.widths)
    .default(() => [...photoWidths]),
  form: oneOf<PublishForm>(publishForms, "none"),
  /** An e-mail address or a web address, by `form`. */
  formTo,
  when: oneOf(publishTimes, "hand"),
  /** A whole path on the server's machine. */
  folder: trimmed("Folder", publishLimits.folder).when(
    "target",
    ([target]: PublishTarget[], schema) =>
      target === "folder" ? schema.required(publishMessages.noFolder) : schema,
  ),
};

/** PUT /api/publishsettings and POST /api/publishtest. */
export const publishSettingsSchema = closed({
  ...publishFields,
  sftp: closed(sftpFields).default(() => closed(sftpFields).getDefault()),
  s3: closed(s3Fields).default(() => closed(s3Fields).getDefault()),
}).meta({ id: "PublishSettingsDraft" });

/** POST /api/publishrun. */
export const publishRunSchema = closed({ dryRun: flag("dryRun") }).meta({ id: "PublishRunAsk" });

export type S3Draft = PublishSettingsDraft["s3"];
export type PublishSettingsDraft = InferType<typeof publishSettingsSchema>;
