import { useState } from "react";
import { readLocal, writeLocal } from "../../../../lib/local";

/** A choice of two, remembered in this browser under this key: the usual one, until the other is chosen. */
export function useKeptChoice<Usual extends string, Other extends string>(
  key: string,
  usual: Usual,
  other: Other,
): [choice: Usual | Other, choose: (choice: Usual | Other) => void] {
  const [choice, setChoice] = useState<Usual | Other>(() =>
    readLocal(key) === other ? other : usual,
  );
  return [
    choice,
    (next) => {
      setChoice(next);
      writeLocal(key, next === other ? other : "");
    },
  ];
}
