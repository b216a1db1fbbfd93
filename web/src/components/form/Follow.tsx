import { useEffect, useEffectEvent, useRef } from "react";
import { useFormField } from "./use-form-field";

interface FollowProps<T> {
  from: string;
  to: string;
  by: (text: string) => T;
}

/** Fills one field from the text of another, until its own value is another than the text gives. */
export function Follow<T extends string | number>({ from, to, by }: FollowProps<T>) {
  const { value: source } = useFormField<string>(from);
  const { value, set } = useFormField<T | "">(to);
  const last = useRef(source);

  const follow = useEffectEvent((text: string) => {
    if (text === last.current) return;
    const before = by(last.current);
    last.current = text;
    const next = by(text);
    const isOwn = value !== before && value !== "" && value !== 0;
    if (!isOwn && next !== value) set(next);
  });
  useEffect(() => follow(source), [source]);
  return null;
}
