import { defineSlotRecipe } from "@chakra-ui/react/styled-system";
import { Slot, type LinkElement } from "../slot/slot.tsx";
import { styled } from "../system/styled.ts";

const Root = styled(
  "nav",
  defineSlotRecipe({
    className: "tabs-nav",
    slots: ["root", "link"],
    base: {
      root: {
        display: "flex",
        gap: "1",
        overflowX: "auto",
        scrollbarWidth: "none",
        marginBottom: "8",
        borderBottom: "2px solid",
        borderColor: "shelf",
      },
      link: {
        display: "inline-flex",
        alignItems: "center",
        flexShrink: 0,
        minHeight: "control",
        paddingX: "4",
        color: "fgMuted",
        textStyle: "label",
        borderRadius: "2px 2px 0 0",
        _hover: { color: "fg", bg: "subtle" },
        _focusVisible: { outlineOffset: "-2px" },
        "&[aria-current=page]": { bg: "shelf", color: "gold" },
      },
    },
  }),
);

export interface TabsNavProps {
  label: string;
  items: readonly { link: LinkElement; label: string }[];
}

/** The parts of one screen, each with an address of its own. */
export function TabsNav({ label, items }: TabsNavProps) {
  return (
    <Root aria-label={label}>
      {items.map((item) => (
        <Slot className="tabs-nav__link" element={item.link} key={item.label}>
          {item.label}
        </Slot>
      ))}
    </Root>
  );
}
