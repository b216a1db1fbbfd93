import type { ResetAsk } from "shared-types";
import { resetAskSchema } from "shared-types/schemas";
import { TextField } from "../../../components/form/TextField";
import { askForReset } from "../../../lib/session-calls";
import { OpenForm } from "./OpenForm";

/** Asks for a reset link; it is mailed only to the owner's address. */
export function ResetAskForm({ apiBase, onDone }: { apiBase: string; onDone: () => void }) {
  return (
    <OpenForm<ResetAsk>
      initialValues={{ email: "" }}
      schema={resetAskSchema}
      send={(ask) => askForReset({ apiBase }, ask)}
      onDone={onDone}
      submitLabel="Send the link"
    >
      <TextField name="email" label="E-mail" type="email" autoComplete="username" required />
    </OpenForm>
  );
}
