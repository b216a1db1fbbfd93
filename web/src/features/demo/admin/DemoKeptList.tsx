import { chakra } from "@chakra-ui/react";
import type { DemoKept } from "shared-types/demo/answers";

const kinds: Partial<Record<DemoKept["kind"], string>> = { quote: "quotation" };

interface DemoKeptListProps {
  kept: readonly DemoKept[];
  /** Whether a record stays; absent: nothing can be chosen any more. */
  stays?: (one: DemoKept) => boolean;
  onToggle?: (one: DemoKept) => void;
}

/** Records of the demo that stay, each with the reason and a box to let it go. */
export function DemoKeptList({ kept, stays, onToggle }: DemoKeptListProps) {
  return (
    <chakra.ul role="list" display="grid" width="100%">
      {kept.map((one) => (
        <chakra.li
          key={`${one.kind} ${one.id}`}
          borderBottomWidth="1px"
          borderBottomStyle="solid"
          borderColor="rule"
        >
          <chakra.label
            display="flex"
            gap="3"
            alignItems="center"
            minHeight="var(--target)"
            paddingBlock="2"
          >
            {stays && onToggle && (
              <input
                type="checkbox"
                className="part-checkbox"
                checked={stays(one)}
                onChange={() => onToggle(one)}
              />
            )}
            <chakra.span overflowWrap="anywhere">
              <chakra.span fontFamily="serif" fontWeight="500">
                {one.name || `No. ${one.id}`}
              </chakra.span>{" "}
              <chakra.span color="inkSoft">
                ({kinds[one.kind] ?? one.kind}) {one.reason}
              </chakra.span>
            </chakra.span>
          </chakra.label>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
