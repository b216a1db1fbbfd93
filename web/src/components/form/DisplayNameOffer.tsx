import { useFormikContext } from "formik";
import { Proposal } from "./Proposal";

interface Names {
  nameCommon: string;
  nameDisplay: string;
}

/** Where the display name was the common one, offers that it follows a new common name. */
export function DisplayNameOffer() {
  const { initialValues: before, values, setFieldValue } = useFormikContext<Names>();
  const wasSame = before.nameDisplay !== "" && before.nameDisplay === before.nameCommon;
  const isBehind = values.nameDisplay === before.nameDisplay;
  const next = values.nameCommon.trim();
  if (!wasSame || !isBehind || next === "" || next === before.nameCommon) return null;
  return (
    <Proposal
      text={next}
      label="New display name"
      button="Use this name"
      onTake={() => void setFieldValue("nameDisplay", next)}
    />
  );
}
