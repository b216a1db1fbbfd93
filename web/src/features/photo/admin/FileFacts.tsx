import { chakra } from "@chakra-ui/react";
import { useFormikContext } from "formik";
import { useState } from "react";
import { limits } from "shared-types/kit/limits";
import { twoColumns } from "../../../components/form/FieldRow";
import { NumberField } from "../../../components/form/NumberField";
import { TextField } from "../../../components/form/TextField";
import type { PhotoFormValues } from "./photo-form-values";

const names = ["width", "height", "fileType", "fileSize"] as const;

/** What the site measures itself and hardly anyone types, folded until it is wanted or something is wrong with it. */
export function FileFacts() {
  const { errors } = useFormikContext<PhotoFormValues>();
  const [isOpen, setOpen] = useState(false);
  const isBroken = names.some((name) => errors[name] !== undefined);
  return (
    <chakra.details
      open={isOpen || isBroken}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <chakra.summary
        minHeight="var(--target)"
        paddingBlock="2"
        textStyle="interface"
        cursor="pointer"
      >
        File details
      </chakra.summary>
      <chakra.div display="grid" columnGap="4" rowGap="5" alignItems="start" css={twoColumns}>
        <NumberField name="width" label="Width" whole required />
        <NumberField name="height" label="Height" whole required />
        <TextField name="fileType" label="File Type" maxLength={limits.text} required />
        <NumberField name="fileSize" label="File Size" whole required />
      </chakra.div>
    </chakra.details>
  );
}
