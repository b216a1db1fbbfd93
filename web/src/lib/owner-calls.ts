import type { CallLine, CallsByLine } from "shared-types/calls";
import type { ValidationErrors } from "shared-types/kit/error-answers";
import { readBody, readErrors, type Answer, type SaveAs } from "./api-client";
import { call, read, type AnswerTo, type Asking, type BodyFor, type FieldOf } from "./call";
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
export const ownerRead = <Line extends CallLine>(
  line: Line,
  ...asking: Asking<Line>
): Promise<AnswerTo<Line>> => read(panelServer(), line, ...asking);

/** A read of one record, to edit. @throws ApiError */
export async function ownerReadTagged<Line extends CallLine>(
  line: Line,
  ...asking: Asking<Line>
): Promise<WithEtag<AnswerTo<Line>>> {
  return readTagged<AnswerTo<Line>>(await call(panelServer(), line, ...asking));
}

/** The calls that save: they answer with the broken rules, empty when done. */
export type SavingLine = {
  [Line in CallLine]: AnswerTo<Line> extends ValidationErrors ? Line : never;
}[CallLine];

/** Those that add a record, and say where it is read. */
export type AddingLine = {
  [Line in SavingLine]: CallsByLine[Line] extends { creates: string } ? Line : never;
}[SavingLine];

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
export async function ownerSaveQuietly<Line extends SavingLine>(
  line: Line,
  ...asking: Asking<Line>
): Promise<ValidationErrors> {
  return errorsOf(await call(panelServer(), line, ...asking));
}

/**
 * A save; the broken rules, empty when done. Then everything read is read again.
 * @throws ApiError as `ownerSaveQuietly`.
 */
export async function ownerSave<Line extends SavingLine>(
  line: Line,
  ...asking: Asking<Line>
): Promise<ValidationErrors> {
  return (await ownerAdd(line, ...asking)).errors;
}

/**
 * A save that adds a record: its id too, undefined unless it was added.
 * @throws ApiError as `ownerSaveQuietly`.
 */
export async function ownerAdd<Line extends SavingLine>(
  line: Line,
  ...asking: Asking<Line>
): Promise<{ errors: ValidationErrors; id: number | undefined }> {
  const answer = await call(panelServer(), line, ...asking);
  const errors = errorsOf(answer);
  if (answer.response.ok && errors.length === 0) announceSave();
  const id = /\d+$/.exec(answer.response.headers.get("location") ?? "");
  return { errors, id: id ? Number(id[0]) : undefined };
}

/** A call whose answer may be of several kinds. @throws ApiError when the server was not reached */
export const ownerAsk = <Line extends CallLine>(
  line: Line,
  ...asking: Asking<Line>
): Promise<Answer> => call(panelServer(), line, ...asking);

/** A call that carries a file. @throws ApiError when the server was not reached */
export const ownerSend = <Line extends CallLine>(
  line: Line,
  sent: FileOnItsWay & { field: FieldOf<Line> },
  ...asking: Asking<Line>
): Promise<Answer> => call(panelServer(carrying(sent)), line, ...asking);

/**
 * A save by sending a file; then everything read is read again.
 * @throws ApiError as `ownerSaveQuietly`.
 */
export async function ownerSaveFile<Line extends SavingLine>(
  line: Line,
  sent: FileOnItsWay & { field: FieldOf<Line> },
  ...asking: Asking<Line>
): Promise<ValidationErrors> {
  const errors = errorsOf(await ownerSend(line, sent, ...asking));
  if (errors.length === 0) announceSave();
  return errors;
}

/** The `save` of a form: sends its values, and what the save is known by. */
export const saving =
  <Line extends SavingLine>(line: Line) =>
  (body: BodyFor<Line>, as?: SaveAs): Promise<ValidationErrors> =>
    ownerSave(line, ...([{ body, ...as }] as unknown as Asking<Line>));
