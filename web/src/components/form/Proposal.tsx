import { chakra } from "@chakra-ui/react";
import { Button } from "../ui/Button";

interface ProposalProps {
  text: string;
  onTake: () => void;
}

/** A text that is proposed for an empty field, and a button that makes it the owner's. */
export function Proposal({ text, onTake }: ProposalProps) {
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
        Proposed: <q>{text}</q>
      </span>
      <Button kind="quiet" onClick={onTake}>
        Use this text
      </Button>
    </chakra.div>
  );
}
