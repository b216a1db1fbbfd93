import { chakra } from "@chakra-ui/react";
import { Button } from "../ui/Button";

interface ProposalProps {
  text: string;
  /** What is proposed. */
  label?: string;
  button?: string;
  onTake: () => void;
}

/** A text that is proposed for a field, and a button that makes it the owner's. */
export function Proposal({
  text,
  label = "Proposed",
  button = "Use this text",
  onTake,
}: ProposalProps) {
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      columnGap="4"
      textStyle="interface"
      color="inkSoft"
      width="full"
    >
      <span>
        {label}: <q>{text}</q>
      </span>
      <Button kind="quiet" onClick={onTake}>
        {button}
      </Button>
    </chakra.div>
  );
}
