import { chakra } from "@chakra-ui/react";
import type { PublishSettings } from "shared-types/publish/answers";
import { FieldRow } from "../../../components/form/FieldRow";
import { NumberField } from "../../../components/form/NumberField";
import { ReadOnlyField } from "../../../components/form/ReadOnlyField";
import { TextAreaField } from "../../../components/form/TextAreaField";
import { TextField } from "../../../components/form/TextField";
import { useFormField } from "../../../components/form/use-form-field";
import { Button } from "../../../components/ui/Button";

/** A web space by SFTP: server, user, folder, password or key, and which server is trusted. */
export function SftpFields({ saved }: { saved: PublishSettings["sftp"] }) {
  return (
    <>
      <FieldRow>
        <TextField
          name="sftpHost"
          label="Server"
          autoComplete="off"
          placeholder="sftp.example.com"
          hint="Your web space provider calls it SFTP or SSH server."
          required
        />
        <NumberField name="sftpPort" label="Port" whole required />
      </FieldRow>
      <TextField name="sftpUser" label="User name" autoComplete="off" required />
      <TextField
        name="sftpPassword"
        label="Password"
        type="password"
        autoComplete="new-password"
        hint={
          saved.hasPassword
            ? "Leave empty to keep the saved password."
            : "Of the user, or of the private key if it has one"
        }
      />
      <chakra.details open={saved.hasKey || undefined}>
        <chakra.summary textStyle="interface" minHeight="var(--target)" color="moss">
          Sign in with a private key
        </chakra.summary>
        <TextAreaField
          name="sftpKey"
          label="Private key"
          rows={4}
          hint={
            saved.hasKey
              ? "Leave empty to keep the saved key."
              : "The whole text, from BEGIN to END. Leave empty to sign in with the password."
          }
        />
      </chakra.details>
      <TextField
        name="sftpFolder"
        label="Folder on the server"
        autoComplete="off"
        placeholder="public_html"
        hint="The folder your web space serves. Other files there stay, unless they have the same name."
        required
      />
      <TrustedKey />
    </>
  );
}

/** The key that the server shows, to be trusted once; another one later ends a publish before anything is sent. */
function TrustedKey() {
  const { value, error = "", set } = useFormField<string>("sftpHostKey");
  const shown = /SHA256:[\w+/]+/.exec(error)?.[0] ?? "";
  return (
    <>
      <ReadOnlyField
        name="sftpHostKey"
        label="Server’s key"
        shown={value || "Not known yet: test the connection"}
      />
      {shown !== "" && (
        <div>
          <Button onClick={() => set(shown)}>Trust this key</Button>
        </div>
      )}
      {shown === "" && value !== "" && error !== "" && (
        <div>
          <Button onClick={() => set("")}>Forget the trusted key</Button>
        </div>
      )}
    </>
  );
}
