import { chakra, Flex } from "@chakra-ui/react";
import { CloseIcon } from "../icons/icons.ts";
import { Slot, type LinkElement } from "../slot/slot.tsx";

export interface FilterChipsProps {
  label: string;
  /** Each leads to the list without it. `name` is said: "Quitar En oferta". */
  chips: readonly { key: string; text: string; name: string; link: LinkElement }[];
}

/** What narrows the list now, each with its way out. */
export function FilterChips({ label, chips }: FilterChipsProps) {
  return (
    <Flex aria-label={label} as="ul" gap="2" minWidth="0" wrap="wrap">
      {chips.map(({ key, text, name, link }) => (
        <Flex as="li" key={key} minWidth="0">
          <Chip asChild>
            <Slot aria-label={name} element={link}>
              {text}
              <CloseIcon />
            </Slot>
          </Chip>
        </Flex>
      ))}
    </Flex>
  );
}

const Chip = chakra("a", {
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: "2",
    minWidth: 0,
    minHeight: "control",
    paddingX: "3",
    color: "fg",
    bg: "bg.panel",
    border: "1px solid",
    borderColor: "border.emphasized",
    borderRadius: "l1",
    fontWeight: 600,
    lineHeight: "1.2",
    overflowWrap: "anywhere",
    "& svg": { color: "fg.muted" },
    _hover: { borderColor: "fg", bg: "bg.subtle" },
  },
});
