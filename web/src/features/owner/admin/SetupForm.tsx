import type { OwnerSetup } from "shared-types";
import { ownerSetupSchema } from "shared-types/schemas";
import { TextField } from "../../../components/form/TextField";
import { setUpOwner } from "../../../lib/session-calls";
import { NewPasswordField } from "./NewPasswordField";
import { OpenForm } from "./OpenForm";

interface SetupFormProps {
  token: string;
  apiBase: string;
  onDone: () => void;
}

/** Creates the owner's account, once, with the token of the set-up link. */
export function SetupForm({ token, apiBase, onDone }: SetupFormProps) {
  return (
    <OpenForm<OwnerSetup>
      initialValues={{ token, email: "", password: "" }}
      schema={ownerSetupSchema}
      send={(draft) => setUpOwner({ apiBase }, draft)}
      onDone={onDone}
      submitLabel="Create the account"
    >
      <TextField name="email" label="E-mail" type="email" autoComplete="username" required />
      <NewPasswordField name="password" label="Password" />
    </OpenForm>
  );
}
