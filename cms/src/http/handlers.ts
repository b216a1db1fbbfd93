import { errors } from "@strapi/utils";
import type { Call } from "shared-types/kit/call";
import type { ValidationErrors } from "shared-types/kit/error-answers";
import { panelMessages } from "shared-types/kit/panel-messages";
import { answerOfSave, type Saved } from "./answer-save";
import { answered, type CallContext, type Handler } from "./call-context";
import type { LimitedSave } from "./limited-save";
import { checkBody, type TakesBody } from "./read-body";
import { setWait } from "./retry-after";
import { asSent } from "./sent-key";

/**
 * A path parameter that is an id: digits only, 1 or more.
 * @throws NotFoundError for anything else
 */
export function readId(ctx: CallContext, name: string, notFound: string): number {
  const text = ctx.params[name] ?? "";
  const id = /^\d{1,9}$/.test(text) ? Number(text) : 0;
  if (id === 0) throw new errors.NotFoundError(notFound);
  return id;
}

/** What a read has found. @throws NotFoundError if nothing */
export function orNotFound<T>(found: T, message: string): NonNullable<T> {
  if (!found) throw new errors.NotFoundError(message);
  return found;
}

/** A handler that answers with the page of a key; by a former key it leads to the record's own (docs/decisions/088). */
export const answersByKey =
  <Answer extends { keyId: string }>(
    read: (ctx: CallContext, keyId: string) => Promise<Answer>,
  ): Handler<Answer> =>
  async (ctx) => {
    const asked = ctx.params["keyId"] ?? "";
    const found = await read(ctx, asked);
    if (found.keyId === asked) return found;
    // Relative: a proxy may have the calls elsewhere.
    ctx.redirect(found.keyId);
    ctx.status = 301;
    ctx.body = "";
    return answered;
  };

/** A handler that answers with a record to edit, and with the ETag that its save wants as If-Match. */
export const answersToEdit =
  <Answer>(
    read: (ctx: CallContext) => Promise<{ record: Answer; etag: string }>,
  ): Handler<Answer> =>
  async (ctx) => {
    const { record, etag } = await read(ctx);
    ctx.set("ETag", etag);
    return record;
  };

/** A handler that validates the body and saves it; the answer lists the broken rules (docs/product.md 5.1). */
export const saves =
  <Body>(
    call: TakesBody<Body>,
    notFound: string,
    save: (draft: Body, ctx: CallContext) => Promise<Saved>,
  ): Handler<ValidationErrors> =>
  async (ctx) => {
    const checked = await checkBody(ctx, call);
    return "broken" in checked
      ? checked.broken
      : answerOfSave(ctx, await asSent(ctx, () => save(checked.value, ctx)), notFound);
  };

/** A handler that adds the record of a form, and says where it is read (docs/product.md 5.1). */
export const adds = <Body>(
  call: TakesBody<Body> & Required<Pick<Call, "creates">>,
  service: () => { add: (draft: Body, onAdded: (id: number) => void) => Promise<Saved> },
) =>
  saves(call, panelMessages.gone, (draft, ctx) =>
    service().add(draft, (id) => ctx.set("Location", call.creates.replace("{id}", String(id)))),
  );

/** A handler that saves the record of a form unless it has changed since `If-Match`; `id` is the field with its id. */
export const updates = <Body, Id extends keyof Body>(
  call: TakesBody<Body>,
  id: Id,
  service: () => {
    update: (id: Body[Id], draft: Body, ifMatch: string) => Promise<Saved>;
  },
) =>
  saves(call, panelMessages.gone, (draft, ctx) =>
    service().update(draft[id], draft, ctx.get("if-match")),
  );

/** A handler that changes the record whose id is in the address. */
export const savesById =
  (notFound: string, save: (id: number) => Promise<Saved>): Handler<ValidationErrors> =>
  async (ctx) =>
    answerOfSave(ctx, await save(readId(ctx, "id", notFound)), notFound);

/** A handler that validates the body and makes a change that has a rate limit. */
export const savesLimited =
  <Body>(
    call: TakesBody<Body>,
    save: (value: Body, ctx: CallContext) => Promise<LimitedSave>,
  ): Handler<ValidationErrors> =>
  async (ctx) => {
    ctx.set("Cache-Control", "no-store");
    const checked = await checkBody(ctx, call);
    if ("broken" in checked) return checked.broken;
    const saved = await save(checked.value, ctx);
    if (saved.waitMs > 0) {
      ctx.status = 429;
      setWait(ctx, saved.waitMs);
    }
    return saved.errors;
  };
