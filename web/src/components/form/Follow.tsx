import { useEffect, useEffectEvent, useRef } from "react";
import { useFormField } from "./use-form-field";

interface FollowProps {
  from: string;
  to: string;
  by: (text: string) => string;
}

/** Fills one field from another until it is edited by hand. */
export function Follow({ from, to, by }: FollowProps) {
  const { value: source } = useFormField<string>(from);
  const { value, set } = useFormField<string>(to);
  const suggested = useRef(value);

  const follow = useEffectEvent((text: string) => {
    const next = by(text);
    if (value !== suggested.current || next === value) return;
    suggested.current = next;
    set(next);
  });
  useEffect(() => follow(source), [source]);
  return null;
}
