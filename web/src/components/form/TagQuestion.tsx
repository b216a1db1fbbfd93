import { useEffect, useId, useRef, useState, type KeyboardEvent } from "react";
import { limits } from "shared-types/kit/limits";
import { Button } from "../ui/Button";
import styles from "./TagBox.module.css";

interface TagQuestionProps {
  /** What will be made: 'Create plant “Trout lily” (hidden from visitors)'. */
  title: string;
  question: string;
  isBusy: boolean;
  /** The id of what says why it failed. */
  problemId: string | undefined;
  onAnswer: (answer: string) => void;
  onCancel: () => void;
}

/** Asks for what a new record needs besides its name. No form: it stands inside one. */
export function TagQuestion(props: TagQuestionProps) {
  const { title, question, isBusy, problemId, onAnswer, onCancel } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [answer, setAnswer] = useState("");
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    input.current?.focus({ preventScroll: true });
    // All of it, with its buttons, above a bar that sticks.
    box.current?.scrollIntoView({ block: "nearest" });
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") onCancel();
    else if (event.key === "Enter" && event.target === input.current) onAnswer(answer);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div
      ref={box}
      role="group"
      aria-label={title}
      className={styles.question}
      onKeyDown={onKeyDown}
    >
      <p>{title}</p>
      <label htmlFor={id}>{question}</label>
      <input
        id={id}
        ref={input}
        type="text"
        className={styles.input}
        value={answer}
        maxLength={limits.text}
        autoComplete="off"
        spellCheck={false}
        aria-required
        aria-describedby={problemId}
        onChange={({ target }) => setAnswer(target.value)}
      />
      <div className="part-buttons">
        <Button disabled={isBusy} onClick={() => onAnswer(answer)}>
          Create
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
