import { useState } from "react";
import { useLocation } from "react-router-dom";
import type { KeptRecord } from "shared-types/history/schema";

interface Notice {
  notice: string;
  /** What was put into the bin. */
  binned: readonly KeptRecord[];
}

/** Navigation state that lets the next screen say what was done here: `navigate(path, noticeState("- … -"))`. */
export function noticeState(notice: string, ...binned: KeptRecord[]): { state: Notice } {
  return { state: { notice, binned } };
}

/** The message about the last save or delete; at first the one that the previous screen handed on. */
export function useNotice(): Notice & { say: (text: string) => void } {
  const { state, key } = useLocation() as { state: Partial<Notice> | null; key: string };
  const handedOn = { key, notice: state?.notice ?? "", binned: state?.binned ?? [] };
  const [own, setOwn] = useState(handedOn);
  if (own.key !== key) setOwn(handedOn);
  return { ...own, say: (notice) => setOwn({ key, notice, binned: [] }) };
}
