import { chakra } from "@chakra-ui/react";

/** The success message, '- Plant updated successfully -'. Always rendered, so that screen readers announce it. */
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
