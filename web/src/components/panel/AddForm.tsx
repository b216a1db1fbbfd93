import { useState, type ComponentProps } from "react";
import { Link, useLocation } from "react-router-dom";
import { Done } from "../form/Done";
import { EditForm } from "../form/EditForm";
import { Button, buttonClass } from "../ui/Button";

interface AddFormProps<V extends object> extends Omit<
  ComponentProps<typeof EditForm<V>>,
  "onSaved"
> {
  /** What is said once the record is added. */
  done: string;
  /** What the button says that leads to the next one. */
  another: string;
  /** The form's address, where the product asks for a link instead. */
  anotherPath?: string;
}

/** A form that adds a record, then the confirmation and another one (docs/product.md 3.10). */
export function AddForm<V extends object>(props: AddFormProps<V>) {
  const { done, another, anotherPath, ...form } = props;
  // Whoever comes here by a link again wants the form again.
  const { key } = useLocation();
  const [doneAt, setDoneAt] = useState("");
  if (doneAt !== key) return <EditForm<V> {...form} onSaved={() => setDoneAt(key)} />;
  return (
    <Done message={done}>
      {anotherPath === undefined ? (
        <Button onClick={() => setDoneAt("")}>{another}</Button>
      ) : (
        <Link to={anotherPath} className={buttonClass("plain")}>
          {another}
        </Link>
      )}
    </Done>
  );
}
