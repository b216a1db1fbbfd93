import { useFormikContext } from "formik";
import { useEffect, useRef, type ReactNode } from "react";
import type { ValidationErrors } from "shared-types/kit/error-answers";
import type { Schema } from "yup";
import type { SaveAs } from "../../lib/api-client";
import { Button } from "../ui/Button";
import { useEditForm } from "./edit-form-context";
import { EditForm } from "./EditForm";

interface RowFormProps<V extends object> {
  /** See EditForm. */
  draftKey: string;
  initialValues: V;
  etag?: string;
  schema: Schema<V>;
  save: (values: V, as: SaveAs) => Promise<ValidationErrors>;
  onSaved: (values: V) => void;
  onCancel: () => void;
  children: ReactNode;
}

/** The form in an open row of an index; its first field is focused. */
export function RowForm<V extends object>({ onCancel, children, ...form }: RowFormProps<V>) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const first = box.current?.querySelector<HTMLElement>("input, textarea, select");
    first?.focus();
    if (first instanceof HTMLInputElement) first.select();
  }, []);
  return (
    <div ref={box}>
      <EditForm {...form} isInline submitLabel="SAVE" extraActions={<Cancel onCancel={onCancel} />}>
        {children}
      </EditForm>
    </div>
  );
}

/** Escape cancels too, unless something would be lost. */
function Cancel({ onCancel }: { onCancel: () => void }) {
  const { dirty } = useFormikContext();
  const form = useEditForm();
  useEffect(() => {
    if (dirty) return;
    const leave = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !event.defaultPrevented) onCancel();
    };
    document.addEventListener("keydown", leave);
    return () => document.removeEventListener("keydown", leave);
  }, [dirty, onCancel]);
  const cancel = () => {
    if (dirty) form?.forget();
    onCancel();
  };
  return <Button onClick={cancel}>Cancel</Button>;
}
