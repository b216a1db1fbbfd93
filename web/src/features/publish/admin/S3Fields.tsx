import type { PublishSettings } from "shared-types/publish/answers";
import type { PlaceStyle } from "shared-types/publish/places";
import { ChoiceField } from "../../../components/form/ChoiceField";
import { FieldRow } from "../../../components/form/FieldRow";
import { TextField } from "../../../components/form/TextField";

const styles: { value: PlaceStyle; label: string }[] = [
  { value: "folders", label: "It shows a folder’s index.html" },
  { value: "objects", label: "It knows no index.html" },
];

/** An S3 bucket: service, bucket, folder and access key, and how it serves pages. */
export function S3Fields({ saved }: { saved: PublishSettings["s3"] }) {
  return (
    <>
      <FieldRow>
        <TextField
          name="s3Endpoint"
          label="Service"
          type="url"
          autoComplete="off"
          placeholder="https://s3.example.com"
          hint="Your provider calls it endpoint. Leave empty for Amazon."
        />
        <TextField
          name="s3Region"
          label="Region"
          autoComplete="off"
          placeholder="us-east-1"
          hint="Cloudflare R2: auto. Leave empty if your provider names none."
        />
      </FieldRow>
      <FieldRow>
        <TextField name="s3Bucket" label="Bucket" autoComplete="off" required />
        <TextField
          name="s3Folder"
          label="Folder in the bucket"
          autoComplete="off"
          hint="Leave empty for the top level."
        />
      </FieldRow>
      <FieldRow>
        <TextField name="s3KeyId" label="Key ID" autoComplete="off" required />
        <TextField
          name="s3Secret"
          label="Secret"
          type="password"
          autoComplete="new-password"
          hint={
            saved.hasSecret
              ? "Leave empty to keep the saved secret."
              : "Of a key that may write into this bucket"
          }
        />
      </FieldRow>
      <ChoiceField
        name="s3Style"
        label="How the bucket shows pages"
        options={styles}
        hint="With website hosting it shows index.html. A public bucket of Cloudflare R2 or Backblaze B2 doesn’t."
        required
      />
    </>
  );
}
