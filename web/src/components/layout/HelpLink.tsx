import { chakra } from "@chakra-ui/react";
import { useHelpPage } from "../../lib/help-page";
import { panelPaths } from "../../lib/panel-paths";
import { VisuallyHidden } from "../ui/VisuallyHidden";

/** The '?' beside a screen's heading. It opens the handbook in a new tab: what is typed here stays. */
export function HelpLink() {
  const page = useHelpPage();
  if (page === undefined) return null;
  return (
    <chakra.a
      className="part-target"
      flex="none"
      justifyContent="center"
      width="var(--target)"
      verticalAlign="middle"
      textDecoration="none"
      css={{ "@media print": { display: "none" } }}
      href={panelPaths.helpPage(page)}
      target="_blank"
      rel="noopener"
      title="Help with this screen"
    >
      <chakra.span
        aria-hidden
        width="1.75rem"
        height="1.75rem"
        border="1px solid"
        borderColor="ruleStrong"
        borderRadius="50%"
        textStyle="interface"
        lineHeight="1.65rem"
        textAlign="center"
        _hover={{ borderColor: "moss", background: "mossWash" }}
      >
        ?
      </chakra.span>
      <VisuallyHidden>Help with this screen (opens in a new tab)</VisuallyHidden>
    </chakra.a>
  );
}
