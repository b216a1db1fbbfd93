import { chakra } from "@chakra-ui/react";
import { VisuallyHidden } from "../ui/VisuallyHidden";

/** A link to a record's public page, in a new tab: what is typed here stays. */
export function ViewPage({ to }: { to: string }) {
  return (
    <chakra.p textStyle="interface">
      <chakra.a className="part-target" href={to} target="_blank" rel="noopener">
        View page<VisuallyHidden> (opens in a new tab)</VisuallyHidden>
      </chakra.a>
    </chakra.p>
  );
}
