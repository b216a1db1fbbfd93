import { Formik } from "formik";
import { act } from "react";
import { expect, test } from "vitest";
import type { PublishSettings } from "shared-types/publish/answers";
import { host, render, setStage, site } from "../../../components/form/stage.fixture";
import { SiteContext } from "../../../lib/settings";
import { publishFormSchema } from "./publish-form";
import { SftpFields } from "./SftpFields";

setStage();

const saved: PublishSettings["sftp"] = {
  ...{ host: "", port: 22, user: "", folder: "", hostKey: "" },
  ...{ hasPassword: false, hasKey: false },
};
const other = "The server shows another key: SHA256:new/key+1.";

const show = (sftpHostKey: string, error: string) =>
  render(
    <SiteContext value={site}>
      <Formik
        key={sftpHostKey + error}
        initialValues={{ ...publishFormSchema.getDefault(), sftpHostKey }}
        initialErrors={error === "" ? {} : { sftpHostKey: error }}
        initialTouched={{ sftpHostKey: true }}
        validate={() => ({})}
        onSubmit={() => undefined}
      >
        <SftpFields saved={saved} />
      </Formik>
    </SiteContext>,
  );
const button = (words: RegExp) =>
  [...host.querySelectorAll("button")].find(({ textContent }) => words.test(textContent));
const key = () => host.querySelector<HTMLInputElement>("[name=sftpHostKey]")?.value;

test.each([
  ["none is known", "", "", undefined, "Not known yet: test the connection"],
  ["one is trusted", "SHA256:old", "", undefined, "SHA256:old"],
  ["one is shown first", "", other, "Trust this key", "SHA256:new/key+1"],
  ["another is shown", "SHA256:old", other, "Trust this key", "SHA256:new/key+1"],
  [
    "the trusted one is none",
    "SHA256:old",
    "It is wrong.",
    "Forget the trusted key",
    "Not known yet: test the connection",
  ],
  [
    "none is known, and it is wrong",
    "",
    "It is wrong.",
    undefined,
    "Not known yet: test the connection",
  ],
])("when %s, the key of the server can be trusted or forgotten", async (...row) => {
  const [, trusted, error, words, then] = row;
  show(trusted, error);
  const shown = button(/trust/i);
  expect(shown?.textContent).toBe(words);
  await act(async () => shown?.click());
  expect(key()).toBe(then);
});
