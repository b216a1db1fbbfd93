import { ChoiceField } from "../../../components/form/ChoiceField";
import { useFormField } from "../../../components/form/use-form-field";

const unset = { value: "", label: "America/New_York (not set)" };

/** The time zones the browser knows, and the one that is set. */
export function TimeZoneField({ hint }: { hint: string }) {
  const { value } = useFormField<string>("timeZone");
  const known = Intl.supportedValuesOf("timeZone");
  const zones = value === "" || known.includes(value) ? known : [value, ...known];
  const options = [unset, ...zones.map((zone) => ({ value: zone, label: zone }))];
  return <ChoiceField name="timeZone" label="Time zone" hint={hint} options={options} />;
}
