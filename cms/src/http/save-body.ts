import type { check } from "shared-types/schemas";
import { answerSave, type Saved } from "./answer-save";
import type { CallContext } from "./call-context";
import { checkBody } from "./read-body";

/** Validates the body of a saving call and saves it; the answer lists the broken rules (docs/product.md 5.1). */
export async function saveBody<T>(
  ctx: CallContext,
  schema: Parameters<typeof check<T>>[0],
  notFound: string,
  save: (draft: T) => Promise<Saved>,
): Promise<void> {
  const checked = await checkBody(ctx, schema);
  if ("broken" in checked) ctx.body = checked.broken;
  else answerSave(ctx, await save(checked.value), notFound);
}
