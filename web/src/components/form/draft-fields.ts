import type { Draft } from "../../lib/drafts";
import { merge, sameValue, type Clash } from "./merge";

/** The fields that were typed over: as stored, and as typed. */
export function typedOver<V extends object>(base: V, values: V): Pick<Draft, "base" | "typed"> {
  const keys = (Object.keys(values) as (keyof V)[]).filter(
    (key) => !sameValue(base[key], values[key]),
  );
  const pick = (from: V) => Object.fromEntries(keys.map((key) => [key, from[key]]));
  return { base: pick(base), typed: pick(values) };
}

/** The fields of a draft that a form has, with another value. */
export function differing(draft: Draft, values: object): string[] {
  const now = new Map<string, unknown>(Object.entries(values));
  return Object.keys(draft.typed).filter(
    (key) => now.has(key) && !sameValue(draft.typed[key], now.get(key)),
  );
}

/** Of what was typed over, the fields that are other values by now. */
export function replaced<V extends object>(base: V, values: V, now: V) {
  const typed = typedOver(base, values);
  const isLost = (key: string) => !sameValue(values[key as keyof V], now[key as keyof V]);
  const pick = (from: Draft["typed"]) =>
    Object.fromEntries(Object.entries(from).filter(([key]) => isLost(key)));
  return { base: pick(typed.base), typed: pick(typed.typed) };
}

/**
 * The form's values with the draft's over them, merged with what is stored now as after a save of someone
 * else; what the draft does not have stays as it is in the form.
 */
export function restored<V extends object>(
  draft: Draft,
  { stored, values }: { stored: V; values: V },
): { values: V; clashes: Clash[] } {
  const merged = merge({ ...stored, ...draft.base }, { ...stored, ...draft.typed }, stored);
  const typed = Object.fromEntries(
    differing(draft, values).map((key) => [key, merged.values[key as keyof V]]),
  );
  return { values: { ...values, ...typed }, clashes: merged.clashes };
}
