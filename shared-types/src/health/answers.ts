import { object, type InferType } from "yup";
import { closed } from "../kit/closed";
import { list, named, num, oneOf, shape, str } from "../kit/fields";

/** 'none': there is nothing to check yet, as before the first backup. */
const state = oneOf(["ok", "degraded", "none"]);

/** An object of any kind. */
const any = object().required();

const details = {
  /** What is wrong and what to do, a sentence each. */
  advice: list(str),
  freeBytes: num,
  totalBytes: num,
  /** ISO 8601, or null when there is none. */
  lastBackup: str.nullable(),
  /** Photos whose file is missing: how many, and the first names. */
  missing: shape({ count: num, fileNames: list(str) }),
};

export const healthAnswers = named({
  /** With 503 it stands beside the error of docs/product.md 5.1. */
  Health: shape({
    status: oneOf(["ok", "degraded"]),
    parts: shape({ database: state, disk: state, files: state, backup: state }),
    /** For the owner only. */
    details: closed(details).optional().default(undefined),
  }),
  /** `id` is 0 for one of the site's own pictures; `file` is its path in the data directory. */
  MissingPicture: shape({
    kind: oneOf(["resource", "photo"] as const),
    id: num,
    name: str,
    file: str,
  }),
  OpenApi: shape({ openapi: str, info: any, components: any, paths: any }),
});

export type Health = InferType<typeof healthAnswers.Health>;
export type HealthDetails = NonNullable<Health["details"]>;
export type MissingPicture = InferType<typeof healthAnswers.MissingPicture>;
