import { chakra } from "@chakra-ui/react";
import { Form, Formik, type FormikHelpers } from "formik";
import { useState, type ReactNode } from "react";
import type { ValidationErrors } from "shared-types/kit/error-answers";
import type { Schema } from "yup";
import { fieldErrors, whyNotSaved } from "../../../components/form/errors";
import { SubmitButton } from "../../../components/form/SubmitButton";
import { ValidationSummary } from "../../../components/form/ValidationSummary";

interface OpenFormProps<V extends object> {
  initialValues: V;
  schema: Schema<V>;
  send: (values: V) => Promise<ValidationErrors>;
  onDone: (values: V) => void | Promise<void>;
  submitLabel: string;
  children: ReactNode;
}

/** A form that is sent without being signed in: set-up and reset. */
export function OpenForm<V extends object>(props: OpenFormProps<V>) {
  const [errors, setErrors] = useState<ValidationErrors>([]);
  const [attempt, setAttempt] = useState(0);

  const submit = async (values: V, helpers: FormikHelpers<V>) => {
    setErrors([]);
    const refused = await props.send(values).catch(whyNotSaved);
    if (refused.length === 0) {
      await props.onDone(values);
      return;
    }
    helpers.setErrors(fieldErrors<V>(refused));
    setErrors(refused);
    setAttempt((n) => n + 1);
  };

  return (
    <Formik<V>
      initialValues={props.initialValues}
      validationSchema={props.schema}
      validateOnChange={false}
      onSubmit={submit}
    >
      <chakra.div asChild display="grid" gap="5" justifyItems="start">
        <Form noValidate>
          <ValidationSummary errors={errors} attempt={attempt} />
          {props.children}
          <SubmitButton label={props.submitLabel} />
        </Form>
      </chakra.div>
    </Formik>
  );
}
