import type { FormikErrors, FormikHelpers } from "formik";
import { useCallback, useRef, useState, type RefObject } from "react";
import type { ValidationErrors } from "shared-types";
import type { Schema } from "yup";
import { ApiError } from "../../lib/errors";
import { readAgain } from "../../lib/swr";
import { fieldErrors, judge, whyNotSaved } from "./errors";

/** The version of the record a form stands on. */
export interface Stored<V> {
  values: V;
  etag: string | undefined;
}

interface SavingOptions<V> {
  initialValues: V;
  etag?: string;
  schema: Schema<V>;
  save: (values: V, etag?: string) => Promise<ValidationErrors>;
  onSaved: (values: V) => void;
}

export interface Saving<V> {
  /** `saved`: what was sent stands; `changed`: someone else was first (412). */
  phase: "idle" | "saved" | "changed";
  settle: () => void;
  /** Counts the tries that failed. */
  attempt: number;
  /** Broken rules of the whole record, and what kept it from being saved. */
  recordErrors: ValidationErrors;
  base: RefObject<Stored<V>>;
  /** Whether something would be lost now. */
  unsaved: RefObject<boolean>;
  validate: (values: V) => Promise<FormikErrors<V>>;
  submit: (values: V, helpers: FormikHelpers<V>) => Promise<void>;
  /** Before each try: what the server said last is asked anew. Whether `submit` was reached is told after it. */
  begin: () => () => boolean;
  fail: (errors: ValidationErrors) => void;
}

/** How a form is saved: the rules, the call, and what became of it. */
export function useSaving<V extends object>(options: SavingOptions<V>): Saving<V> {
  const { initialValues, etag, schema, save, onSaved } = options;
  const [phase, setPhase] = useState<Saving<V>["phase"]>("idle");
  const [attempt, setAttempt] = useState(0);
  const [recordErrors, setRecordErrors] = useState<ValidationErrors>([]);
  const refused = useRef<{ errors: ValidationErrors; values: V } | null>(null);
  const sent = useRef(false);
  const base = useRef<Stored<V>>({ values: initialValues, etag });
  const unsaved = useRef(false);

  const fail = (errors: ValidationErrors) => {
    setRecordErrors(errors.filter(({ fieldId }) => !(fieldId in initialValues)));
    setAttempt((n) => n + 1);
  };

  const validate = async (values: V) => {
    const { errors } = await judge(schema, values);
    // What the server refused stands until the field is changed.
    const then = refused.current;
    const kept = then?.errors.filter(
      ({ fieldId }) => then.values[fieldId as keyof V] === values[fieldId as keyof V],
    );
    return fieldErrors<V>([...errors, ...(kept ?? [])]);
  };

  const submit = async (values: V, { setErrors }: FormikHelpers<V>) => {
    sent.current = true;
    try {
      const { value } = await judge(schema, values);
      const errors = await save(value, base.current.etag);
      if (errors.length > 0) {
        refused.current = { errors, values };
        setErrors(fieldErrors<V>(errors));
        fail(errors);
        return;
      }
      unsaved.current = false;
      base.current = { ...base.current, values };
      setPhase("saved");
      onSaved(value);
    } catch (error) {
      if (!(error instanceof ApiError && error.code === "changed")) return fail(whyNotSaved(error));
      setPhase("changed");
      readAgain();
    }
  };

  const begin = () => {
    sent.current = false;
    setPhase("idle");
    refused.current = null;
    setRecordErrors([]);
    return () => sent.current;
  };

  const settle = useCallback(() => setPhase("idle"), []);
  return { phase, settle, attempt, recordErrors, base, unsaved, validate, submit, begin, fail };
}
