import { useState } from "react";
import type { FoundName } from "shared-types/name/answers";
import type { Option } from "shared-types/kit/list-answers";
import { errorTexts, whyNotSaved } from "./errors";
import type { Made, TagCreator } from "./tag-creator";

interface TagCreationOptions {
  creator: TagCreator | undefined;
  /** What was typed. */
  name: string;
  onMade: (option: Option) => void;
}

const failed = (error: unknown): Made => ({ problem: errorTexts(whyNotSaved(error)).join(" ") });

/** The way from a typed name to a new record: perhaps a question, then the call, perhaps a problem. */
export function useTagCreation({ creator, name, onMade }: TagCreationOptions) {
  const [phase, setPhase] = useState<"idle" | "asking" | "making" | "making named">("idle");
  const [problem, setProblem] = useState("");
  /** The name on its way, also while more is typed. */
  const [sending, setSending] = useState("");

  const reset = () => {
    setPhase("idle");
    setProblem("");
  };
  const isMaking = phase === "making" || phase === "making named";
  const work = async (
    creating: Promise<Made> | undefined,
    during: "making" | "making named",
    onProblem: "idle" | "asking",
  ) => {
    if (!creating) return;
    setPhase(during);
    setProblem("");
    setSending(name);
    const made = await creating.catch(failed);
    setSending("");
    if ("option" in made) {
      reset();
      onMade(made.option);
      return;
    }
    setPhase(onProblem);
    setProblem(made.problem);
  };
  const make = async (asked: string) => {
    const onProblem = creator?.asks === undefined ? "idle" : "asking";
    if (!isMaking) await work(creator?.create(name, asked), "making", onProblem);
  };
  /** Makes the record of a name from a book, which tells all that it needs. */
  const makeNamed = async (found: FoundName) => {
    if (!isMaking) await work(creator?.createNamed?.(found), "making named", "idle");
  };
  const start = () => {
    if (creator?.asks === undefined) void make("");
    else {
      setPhase("asking");
      setProblem("");
    }
  };
  return {
    problem,
    sending,
    isMaking,
    /** Whether the typed name is still needed. */
    isUnderWay: phase !== "idle" || problem !== "",
    question: phase === "asking" || phase === "making" ? creator?.asks : undefined,
    start,
    make,
    makeNamed,
    reset,
  };
}
