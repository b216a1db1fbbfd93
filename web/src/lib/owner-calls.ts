import type { Call } from "shared-types/kit/call";
import type { AnswerOf, BodyOf } from "shared-types/shapes";
import type { ValidationErrors } from "shared-types/kit/error-answers";
import { readBody, readErrors, type Answer } from "./api-client";
import { call, read, type Asking } from "./call";
import { ApiError } from "./errors";
import { panelServer } from "./owner-send";
import { carrying, type FileOnItsWay } from "./send-file";
import { announceSave } from "./announce-save";

/** A record with the ETag that its save must name. */
export interface WithEtag<T> {
  data: T;
  etag: string;
}

/** The body of a successful answer, with its ETag. @throws ApiError otherwise */
export const readTagged = <T>(answer: Answer): WithEtag<T> => ({
  data: readBody<T>(answer),
  etag: answer.response.headers.get("etag") ?? "",
});

/** A read with the owner's token. @throws ApiError */
export const ownerRead = <C extends Call>(what: C, ...asking: Asking<C>): Promise<AnswerOf<C>> =>
  read(panelServer(), what, ...asking);

/** A read of one record, to edit. @throws ApiError */
export async function ownerReadTagged<C extends Call>(
  what: C,
  ...asking: Asking<C>
): Promise<WithEtag<AnswerOf<C>>> {
  return readTagged<AnswerOf<C>>(await call(panelServer(), what, ...asking));
}

/** A call that saves: answers with the broken rules, empty when done. */
export type SavingCall = Call & { answer: "ValidationErrors" };

function errorsOf(answer: Answer): ValidationErrors {
  const errors = readErrors(answer);
  if (answer.response.status === 412)
    throw new ApiError(412, "changed", errors[0]?.errorMessage ?? "The record was changed.");
  return errors;
}

/**
 * A save that its caller announces: others follow it, or its screen is left first.
 * @throws ApiError 412 'changed' when someone else has saved the record; 0 when the server was not reached.
 */
export async function ownerSaveQuietly<C extends SavingCall>(
  what: C,
  ...asking: Asking<C>
): Promise<ValidationErrors> {
  return errorsOf(await call(panelServer(), what, ...asking));
}

/**
 * A save; the broken rules, empty when done. Then everything read is read again.
 * @throws ApiError as `ownerSaveQuietly`.
 */
export async function ownerSave<C extends SavingCall>(
  what: C,
  ...asking: Asking<C>
): Promise<ValidationErrors> {
  return (await ownerAdd(what, ...asking)).errors;
}

/**
 * A save that adds a record: its id too, undefined unless it was added.
 * @throws ApiError as `ownerSaveQuietly`.
 */
export async function ownerAdd<C extends SavingCall>(
  what: C,
  ...asking: Asking<C>
): Promise<{ errors: ValidationErrors; id: number | undefined }> {
  const answer = await call(panelServer(), what, ...asking);
  const errors = errorsOf(answer);
  if (answer.response.ok && errors.length === 0) announceSave();
  const id = /\d+$/.exec(answer.response.headers.get("location") ?? "");
  return { errors, id: id ? Number(id[0]) : undefined };
}

/**
 * A save by sending a file; then everything read is read again.
 * @throws ApiError as `ownerSaveQuietly`.
 */
export async function ownerSaveFile<C extends SavingCall & { files: string }>(
  what: C,
  sent: Omit<FileOnItsWay, "field">,
  ...asking: Asking<C>
): Promise<ValidationErrors> {
  const server = panelServer(carrying({ field: what.files, ...sent }));
  const errors = errorsOf(await call(server, what, ...asking));
  if (errors.length === 0) announceSave();
  return errors;
}

/** The `save` of a form: sends its values, and the ETag of the record they change. */
export const saving =
  <C extends SavingCall>(what: C) =>
  (body: BodyOf<C>, ifMatch?: string): Promise<ValidationErrors> =>
    ownerSave(what, ...([{ body, ifMatch }] as unknown as Asking<C>));
