import { chakra } from "@chakra-ui/react";
import { Form, Formik, type FormikHelpers } from "formik";
import { useState } from "react";
import { passwordBytes, type OwnerSetup, type ValidationErrors } from "shared-types";
import { ownerSetupSchema } from "shared-types/schemas";
import { fieldErrors, whyNotSaved } from "../../../components/form/errors";
import { SubmitButton } from "../../../components/form/SubmitButton";
import { TextField } from "../../../components/form/TextField";
import { ValidationSummary } from "../../../components/form/ValidationSummary";
import { setUpOwner } from "../../../lib/session-calls";

interface SetupFormProps {
  token: string;
  apiBase: string;
  onDone: () => void;
}

/** E-mail and password of the owner, once, with the token of the first start. */
export function SetupForm({ token, apiBase, onDone }: SetupFormProps) {
  const [errors, setErrors] = useState<ValidationErrors>([]);
  const [attempt, setAttempt] = useState(0);

  const submit = async (draft: OwnerSetup, helpers: FormikHelpers<OwnerSetup>) => {
    setErrors([]);
    const refused = await setUpOwner({ apiBase }, draft).catch(whyNotSaved);
    if (refused.length === 0) {
      onDone();
      return;
    }
    helpers.setErrors(fieldErrors<OwnerSetup>(refused));
    setErrors(refused);
    setAttempt((n) => n + 1);
  };

  return (
    <Formik<OwnerSetup>
      initialValues={{ token, email: "", password: "" }}
      validationSchema={ownerSetupSchema}
      validateOnChange={false}
      onSubmit={submit}
    >
      <chakra.div asChild display="grid" gap="5" justifyItems="start">
        <Form noValidate>
          <ValidationSummary errors={errors} attempt={attempt} />
          <TextField name="email" label="E-mail" type="email" autoComplete="username" required />
          <TextField
            name="password"
            label="Password"
            type="password"
            autoComplete="new-password"
            hint={`${passwordBytes.min} to ${passwordBytes.max} characters. A short sentence only you would write is a good one.`}
            required
          />
          <SubmitButton label="Create the account" />
        </Form>
      </chakra.div>
    </Formik>
  );
}
