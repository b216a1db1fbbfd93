import { chakra } from "@chakra-ui/react";
import { Form, Formik, type FormikHelpers } from "formik";
import { useState } from "react";
import { passwordBytes, type OwnerSetup } from "shared-types";
import { ownerSetupSchema } from "shared-types/schemas";
import { fieldErrors } from "../../../components/form/errors";
import { FormSummary } from "../../../components/form/FormSummary";
import { SubmitButton } from "../../../components/form/SubmitButton";
import { TextField } from "../../../components/form/TextField";
import { setUpOwner } from "../../../lib/api-client";
import { ApiError } from "../../../lib/errors";

interface SetupFormProps {
  token: string;
  apiBase: string;
  onDone: () => void;
}

/** E-mail and password of the owner, once, with the token of the first start. */
export function SetupForm({ token, apiBase, onDone }: SetupFormProps) {
  const [messages, setMessages] = useState<string[]>([]);

  const submit = async (draft: OwnerSetup, { setErrors }: FormikHelpers<OwnerSetup>) => {
    setMessages([]);
    try {
      const errors = await setUpOwner({ apiBase }, draft);
      if (errors.length === 0) {
        onDone();
        return;
      }
      setErrors(fieldErrors<OwnerSetup>(errors));
      setMessages(errors.map(({ errorMessage }) => errorMessage));
    } catch (error) {
      setMessages([error instanceof ApiError ? error.message : "The account could not be made."]);
    }
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
          <FormSummary messages={messages} />
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
