import { limits } from "shared-types/kit/limits";
import { cleanKeyId } from "shared-types/species/key-id";
import { TextField } from "./TextField";
import { useFormField } from "./use-form-field";

interface KeyFieldProps {
  /** The address above its page, `/flora`. */
  path: string;
  /** What has the page: 'plant'. */
  noun: string;
}

/** The last part of a page's address. Says what becomes of the old one before another is saved. */
export function KeyField({ path, noun }: KeyFieldProps) {
  const { value, stored = "" } = useFormField<string>("keyId");
  const isMoved = stored !== "" && value !== "" && value !== stored;
  return (
    <TextField
      name="keyId"
      label="Key ID"
      required
      maxLength={limits.keyId}
      hint={
        isMoved
          ? `${path}/${stored} is what links and printed labels lead to. It will lead here, until another ${noun} takes it.`
          : `Web address of this page: ${path}/…, at most 10 letters a–z, digits and ‘-’`
      }
      clean={cleanKeyId}
    />
  );
}
