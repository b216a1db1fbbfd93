import { passwordBytes } from "shared-types/account/codes";
import { TextField } from "../../../components/form/TextField";

const hint = `${passwordBytes.min} to ${passwordBytes.max} characters. A short sentence only you would write works well.`;

/** The field for a new password. */
export function NewPasswordField({ name, label }: { name: string; label: string }) {
  return (
    <TextField
      name={name}
      label={label}
      type="password"
      autoComplete="new-password"
      hint={hint}
      required
    />
  );
}
