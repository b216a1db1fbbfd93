import { chakra } from "@chakra-ui/react";
import { useId, type ReactNode } from "react";
import { PanelScreen } from "../../components/layout/PanelScreen";
import { EmailForm } from "../../features/owner/admin/EmailForm";
import { PasswordForm } from "../../features/owner/admin/PasswordForm";
import { SecondFactor } from "../../features/owner/admin/SecondFactor";

/** The owner's account: e-mail address, password and two-step sign-in. */
export function Component() {
  return (
    <PanelScreen title="Account" actions={["home", "back"]}>
      <Part title="E-mail address">
        <p>
          You sign in with it, here and to the advanced editor (Strapi). Changing it signs you out
          everywhere else.
        </p>
        <EmailForm />
      </Part>
      <Part title="Password">
        <p>
          It also opens the advanced editor (Strapi). Changing it signs you out everywhere else.
        </p>
        <PasswordForm />
      </Part>
      <Part title="Two-step sign-in">
        <SecondFactor />
      </Part>
    </PanelScreen>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <chakra.section aria-labelledby={id} display="grid" gap="4" maxWidth="40rem" marginBottom="5">
      <chakra.h2 id={id} fontSize="var(--step-1)">
        {title}
      </chakra.h2>
      {children}
    </chakra.section>
  );
}
