import { useState } from "react";
import type { Option } from "shared-types/kit/list";
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
  const [phase, setPhase] = useState<"idle" | "asking" | "making">("idle");
  const [problem, setProblem] = useState("");

  const reset = () => {
    setPhase("idle");
    setProblem("");
  };
  const make = async (asked: string) => {
    if (!creator || phase === "making") return;
    setPhase("making");
    setProblem("");
    const made = await creator.create(name, asked).catch(failed);
    if ("option" in made) {
      reset();
      onMade(made.option);
      return;
    }
    setPhase(creator.asks === undefined ? "idle" : "asking");
    setProblem(made.problem);
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
    isMaking: phase === "making",
    /** Whether the typed name is still needed. */
    isUnderWay: phase !== "idle" || problem !== "",
    question: phase === "idle" ? undefined : creator?.asks,
    start,
    make,
    reset,
  };
}
