import { useState } from "react";
import { useLocation } from "react-router-dom";
import type { KeptRecord } from "shared-types/history/codes";

interface Said {
  said: string;
  /** What was put into the bin. */
  binned: readonly KeptRecord[];
}

/** Navigation state that lets the next screen say what was done here: `navigate(path, saidState("- … -"))`. */
export function saidState(said: string, ...binned: KeptRecord[]): { state: Said } {
  return { state: { said, binned } };
}

/** The message about the last save or delete; at first the one that the previous screen handed on. */
export function useSaid(): Said & { say: (text: string) => void } {
  const { state, key } = useLocation() as { state: Partial<Said> | null; key: string };
  const handedOn = { key, said: state?.said ?? "", binned: state?.binned ?? [] };
  const [own, setOwn] = useState(handedOn);
  if (own.key !== key) setOwn(handedOn);
  return { ...own, say: (said) => setOwn({ key, said, binned: [] }) };
}
