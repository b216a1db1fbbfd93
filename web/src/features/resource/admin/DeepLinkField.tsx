import { limits } from "shared-types/kit/limits";
import { TextField } from "../../../components/form/TextField";
import { useFormField } from "../../../components/form/use-form-field";

/** The name of an entry in an address. Says what becomes of the old one before another is saved. */
export function DeepLinkField() {
  const { value, stored = "" } = useFormField<string>("deepLink");
  const isMoved = stored !== "" && value !== stored;
  return (
    <TextField
      name="deepLink"
      label="Deep Link"
      maxLength={limits.deepLink}
      hint={
        isMoved
          ? `Links to /resources#${stored} will still lead here, until another entry takes that name.`
          : "A short name: /resources#name leads straight to this entry."
      }
    />
  );
}
