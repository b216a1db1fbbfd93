import { useState } from "react";
import { useLocation } from "react-router-dom";

/** Navigation state that lets the next screen say what was done here: `navigate(path, saidState("- … -"))`. */
export function saidState(said: string): { state: { said: string } } {
  return { state: { said } };
}

/** The message about the last save or delete; at first the one that the previous screen handed on. */
export function useSaid(): [said: string, say: (text: string) => void] {
  const { state, key } = useLocation() as { state: { said?: string } | null; key: string };
  const [own, setOwn] = useState({ key, text: state?.said ?? "" });
  if (own.key !== key) setOwn({ key, text: state?.said ?? "" });
  return [own.text, (text) => setOwn({ key, text })];
}
