import {
  setNestedObjectValues,
  type FormikErrors,
  type FormikHelpers,
  type FormikTouched,
} from "formik";
import { useRef, useState, type RefObject } from "react";
import type { ValidationErrors } from "shared-types/kit/error-answers";
import type { Schema } from "yup";
import type { SaveAs } from "../../lib/api-client";
import { ApiError } from "../../lib/errors";
import { readAgain } from "../../lib/swr";
import type { Clash } from "./merge";
import { fieldErrors, validateValues, whyNotSaved } from "./errors";
import { createVersions, type Versions } from "./versions";
import { watchOwner } from "./watch-owner";

interface SavingOptions<V> {
  initialValues: V;
  etag?: string;
  /** What the next save is known by, also when it is sent again. */
  saveKey: () => string;
  schema: Schema<V>;
  save: (values: V, as: SaveAs) => Promise<ValidationErrors>;
  onSaved: (values: V) => void;
}

/** What shows errors at fields. */
type Marks<V> = Pick<FormikHelpers<V>, "setErrors" | "setTouched">;

export interface Saving<V> {
  /** `saved`: stored as sent; `changed`: someone else saved first (412). */
  phase: "idle" | "saved" | "changed";
  /** Fields in which the form and a newer stored version differ. */
  clashes: Clash[];
  /** The form is based on the newest version now. */
  settle: (clashes: Clash[]) => void;
  /** Counts failed attempts. */
  attempt: number;
  /** The owner had gone on when the last attempt failed: what says so does not take the focus. */
  hasGoneOn: boolean;
  /** Errors of the whole record, and why it could not be saved. */
  recordErrors: ValidationErrors;
  versions: Versions<V>;
  /** A save is on its way. */
  busyRef: RefObject<boolean>;
  /** Whether there are unsaved changes. */
  unsavedRef: RefObject<boolean>;
  validate: (values: V) => Promise<FormikErrors<V>>;
  submit: (values: V, helpers: FormikHelpers<V>) => Promise<void>;
  /** Call before each attempt: clears the last errors. Returns a function that says whether `submit` was reached. */
  begin: () => () => boolean;
  fail: (errors: ValidationErrors) => void;
  /** Shows errors of these values, as after a save that broke rules. */
  refuse: (errors: ValidationErrors, values: V, form: Marks<V>) => void;
}

/** Saving a form: validation, the call, and its result. */
export function useSaving<V extends object>(options: SavingOptions<V>): Saving<V> {
  const { initialValues, etag, saveKey, schema, save, onSaved } = options;
  const [phase, setPhase] = useState<Saving<V>["phase"]>("idle");
  const [clashes, setClashes] = useState<Clash[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [hasGoneOn, setHasGoneOn] = useState(false);
  const watchRef = useRef<(() => boolean) | null>(null);
  const [recordErrors, setRecordErrors] = useState<ValidationErrors>([]);
  const refusedRef = useRef<{ errors: ValidationErrors; values: V } | null>(null);
  const sentRef = useRef(false);
  const [versions] = useState(() => createVersions({ values: initialValues, etag }));
  const busyRef = useRef(false);
  const unsavedRef = useRef(false);

  const fail = (errors: ValidationErrors) => {
    setRecordErrors(errors.filter(({ fieldId }) => !(fieldId in initialValues)));
    setAttempt((n) => n + 1);
    setHasGoneOn(watchRef.current?.() ?? false);
  };

  const tellChanged = () => {
    setPhase("changed");
    setHasGoneOn(watchRef.current?.() ?? false);
  };

  const validate = async (values: V) => {
    const { errors } = await validateValues(schema, values);
    // The server's errors stay until the field is changed.
    const then = refusedRef.current;
    const kept = then?.errors.filter(
      ({ fieldId }) => then.values[fieldId as keyof V] === values[fieldId as keyof V],
    );
    return fieldErrors<V>([...errors, ...(kept ?? [])]);
  };

  const refuse: Saving<V>["refuse"] = (errors, values, { setErrors, setTouched }) => {
    refusedRef.current = { errors, values };
    // A version that came during the save has made the fields untouched.
    void setTouched(setNestedObjectValues<FormikTouched<V>>(values, true), false);
    setErrors(fieldErrors<V>(errors));
    fail(errors);
  };

  const confirm = (values: V, sent: V) => {
    unsavedRef.current = false;
    versions.keep(values, sent);
    setPhase("saved");
    onSaved(sent);
  };

  const submit = async (values: V, form: FormikHelpers<V>) => {
    sentRef.current = true;
    busyRef.current = true;
    watchRef.current = watchOwner();
    try {
      const typed = await validateValues(schema, values);
      const newest = await versions.overNewest(typed.value, schema);
      const { values: value } = newest;
      if (newest.clashes.length > 0) {
        tellChanged();
        setClashes(newest.clashes);
        return;
      }
      const errors = await save(value, {
        ifMatch: versions.base().etag,
        idempotencyKey: saveKey(),
      });
      if (errors.length > 0) {
        refuse(errors, values, form);
        return;
      }
      confirm(values, value);
    } catch (error) {
      if (error instanceof ApiError && error.code === "changed") {
        tellChanged();
        readAgain();
      } else {
        fail(whyNotSaved(error));
      }
    } finally {
      watchRef.current();
      watchRef.current = null;
      busyRef.current = false;
    }
  };

  const begin = () => {
    sentRef.current = false;
    setPhase("idle");
    setClashes([]);
    refusedRef.current = null;
    setRecordErrors([]);
    return () => sentRef.current;
  };

  return {
    phase,
    attempt,
    hasGoneOn,
    recordErrors,
    clashes,
    versions,
    busyRef,
    unsavedRef,
    settle: setClashes,
    validate,
    submit,
    begin,
    fail,
    refuse,
  };
}
