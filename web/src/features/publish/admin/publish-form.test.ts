import type { PublishSettings } from "shared-types/publish/answers";
import { publishSettingsSchema } from "shared-types/publish/schema";
import { expect, test } from "vitest";
import { atFields, draftOf, formOf, publishFormSchema } from "./publish-form";

const settings = {
  ...{ target: "sftp", address: "https://garden.example", path: "/fern", widths: [400, 1280] },
  ...{ form: "mail", formTo: "a@example.org", when: "night", folder: "/srv/www" },
  sftp: {
    ...{ host: "sftp.example", port: 2222, user: "ada", folder: "web", hostKey: "SHA256:abc" },
    ...{ hasPassword: true, hasKey: true },
  },
  s3: {
    ...{ endpoint: "https://s3.example", region: "eu", bucket: "fern", folder: "site" },
    ...{ keyId: "AK1", style: "files", hasSecret: true },
  },
} as unknown as PublishSettings;

test("what is saved is shown and sent as it is, each in its place, and the secrets empty", () => {
  const { hasPassword: _p, hasKey: _k, ...sftp } = settings.sftp;
  const { hasSecret: _s, ...s3 } = settings.s3;
  const draft = draftOf(formOf(settings));
  expect(draft).toEqual({
    ...settings,
    sftp: { ...sftp, password: "", key: "" },
    s3: { ...s3, secret: "" },
  });
});

test("secrets that are typed are sent, and the form has a field for all that the call takes", () => {
  const form = { ...formOf(settings), sftpPassword: "p", sftpKey: "k", s3Secret: "s" };
  const draft = draftOf(form);
  expect(draft.sftp).toMatchObject({ password: "p", key: "k" });
  expect(draft.s3.secret).toBe("s");
  const empty = publishSettingsSchema.getDefault();
  expect(draftOf(publishFormSchema.getDefault())).toEqual(empty);
});

test.each([
  ["sftp.hostKey", "sftpHostKey"],
  ["s3.bucket", "s3Bucket"],
  ["address", "address"],
])("an error of %s stands at the field %s", (fieldId, name) => {
  expect(atFields([{ fieldId, errorMessage: "No." }])).toEqual([
    { fieldId: name, errorMessage: "No." },
  ]);
});
