import { PageHeader } from "../../components/layout/PageHeader";
import { ContactInvitation } from "../../features/contact/components/ContactInvitation";
import type { PageLoad } from "../../lib/page";
import { useTitle } from "../../lib/title";

const head = {
  title: "Contact",
  description:
    "Comments, corrections and sightings are welcome; this is what the gardener likes to hear about.",
};

/** See PageModule. */
export async function load(): Promise<PageLoad> {
  return { fallback: {}, head };
}

export function Component() {
  useTitle(head.title);
  return (
    <>
      <PageHeader title="Contact" label="Letters to the garden">
        <p>
          A garden kept by one person is full of one person’s mistakes. If you know better, or have
          seen something like it, or simply liked what you found here, I am glad of it.
        </p>
      </PageHeader>
      <ContactInvitation />
    </>
  );
}
