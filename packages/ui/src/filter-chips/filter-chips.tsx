import { defineSlotRecipe } from "@chakra-ui/react/styled-system";
import { CloseIcon } from "../icons/icons.ts";
import { Slot, type LinkElement } from "../slot/slot.tsx";
import { styled } from "../system/styled.ts";

const Root = styled(
  "ul",
  defineSlotRecipe({
    className: "filter-chips",
    slots: ["root", "item", "chip", "icon"],
    base: {
      root: { display: "flex", flexWrap: "wrap", gap: "2", minWidth: 0 },
      item: { display: "flex", minWidth: 0 },
      chip: {
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
        _hover: { borderColor: "fg", bg: "bg.subtle" },
      },
      icon: { display: "inline-flex", color: "fg.muted" },
    },
  }),
);

export interface FilterChipsProps {
  label: string;
  /** Each leads to the list without it. `name` is said: "Quitar En oferta". */
  chips: readonly { key: string; text: string; name: string; link: LinkElement }[];
}

/** What narrows the list now, each with its way out. */
export function FilterChips({ label, chips }: FilterChipsProps) {
  return (
    <Root aria-label={label}>
      {chips.map(({ key, text, name, link }) => (
        <li className="filter-chips__item" key={key}>
          <Slot aria-label={name} className="filter-chips__chip" element={link}>
            {text}
            <span className="filter-chips__icon">
              <CloseIcon />
            </span>
          </Slot>
        </li>
      ))}
    </Root>
  );
}
