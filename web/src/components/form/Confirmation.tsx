import { chakra } from "@chakra-ui/react";

/** Says that it is done, '- Plant updated successfully -'; there from the start, so that it is read out. */
export function Confirmation({ children }: { children: string }) {
  return (
    <chakra.div role="status" fontFamily="sans">
      {children !== "" && (
        <chakra.p
          padding="3"
          borderInlineStart="3px solid"
          borderColor="moss"
          background="mossWash"
          color="mossDeep"
          fontWeight="500"
        >
          {children}
        </chakra.p>
      )}
    </chakra.div>
  );
}
