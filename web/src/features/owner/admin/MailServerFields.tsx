import { chakra } from "@chakra-ui/react";
import { useFormikContext } from "formik";
import { useEffect, useRef } from "react";
import { mailPorts, type MailSecurity } from "shared-types/mail/codes";
import type { MailSettings } from "shared-types/mail/answers";
import type { MailSettingsDraft } from "shared-types/mail/schema";
import { ChoiceField } from "../../../components/form/ChoiceField";
import { FieldRow } from "../../../components/form/FieldRow";
import { NumberField } from "../../../components/form/NumberField";
import { ReadOnlyField } from "../../../components/form/ReadOnlyField";
import { TextField } from "../../../components/form/TextField";

const securityLabels: Record<MailSecurity, string> = {
  tls: "TLS (usually port 465)",
  starttls: "STARTTLS (usually port 587)",
  none: "None (not encrypted)",
};

const options = (Object.keys(securityLabels) as MailSecurity[]).map((value) => ({
  value,
  label: securityLabels[value],
}));

/** Where mail is handed in: server, port, security, user name and password; read-only if SMTP_URL sets them. */
export function MailServerFields({ settings }: { settings: MailSettings }) {
  const { values, setFieldValue } = useFormikContext<MailSettingsDraft>();
  const { port, security } = values;
  const before = useRef(security);
  // A usual port follows the security.
  useEffect(() => {
    if (before.current === security) return;
    if (port === mailPorts[before.current]) void setFieldValue("port", mailPorts[security]);
    before.current = security;
  }, [port, security, setFieldValue]);

  if (settings.fixed.server)
    return (
      <>
        <ReadOnlyField name="server" label="Server" hint="Set by SMTP_URL on the server." />
        <FieldRow>
          <ReadOnlyField name="port" label="Port" />
          <ReadOnlyField name="security" label="Security" shown={securityLabels[security]} />
        </FieldRow>
        <ReadOnlyField name="user" label="User name" />
      </>
    );
  return (
    <>
      <TextField
        name="server"
        label="Server"
        placeholder="smtp.example.com"
        autoComplete="off"
        hint="Your e-mail provider’s server for outgoing mail (SMTP)"
        required
      />
      <FieldRow>
        <ChoiceField name="security" label="Security" options={options} required />
        <NumberField name="port" label="Port" whole required />
      </FieldRow>
      {security === "none" && (
        <chakra.p
          paddingInline="4"
          paddingBlock="3"
          borderInlineStart="3px solid"
          borderColor="goldenrod"
          background="goldenrodWash"
          textStyle="interface"
        >
          Without encryption, anyone along the way can read your password and every message. Use
          this only for a mail server on the same machine.
        </chakra.p>
      )}
      <TextField
        name="user"
        label="User name"
        autoComplete="off"
        hint="Often the e-mail address. Leave empty if the server asks for none."
      />
      <TextField
        name="mailPassword"
        label="Password"
        type="password"
        autoComplete="new-password"
        hint={
          settings.hasPassword
            ? "Leave empty to keep the saved password."
            : "Many providers want an app password here."
        }
      />
    </>
  );
}
