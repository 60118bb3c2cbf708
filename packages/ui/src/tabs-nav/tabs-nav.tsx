import { chakra } from "@chakra-ui/react";
import { useEffect, useRef } from "react";
import { Slot, type LinkElement } from "../slot/slot.tsx";

export interface TabsNavProps {
  label: string;
  /** `detail` is a count that is hidden from screen readers. */
  items: readonly { link: LinkElement; label: string; detail?: string | undefined }[];
  /** In a narrow column; in a row on a phone. */
  side?: boolean;
}

/** The parts of one screen, each with its own URL. */
export function TabsNav({ label, items, side = false }: TabsNavProps) {
  const nav = useRef<HTMLElement>(null);
  const shown = useRef<Element>(null);
  useEffect(() => {
    const current = nav.current?.querySelector("[aria-current=page]") ?? null;
    if (!nav.current || !current || shown.current === current) return;
    shown.current = current;
    // If the links do not fit, the row scrolls to the current one; the page does not scroll.
    const [row, link] = [nav.current.getBoundingClientRect(), current.getBoundingClientRect()];
    nav.current.scrollLeft += link.left - row.left - (row.width - link.width) / 2;
  });
  return (
    <Root aria-label={label} ref={nav} side={side}>
      {items.map((item) => (
        <Slot element={item.link} key={item.label}>
          <span>{item.label}</span>
          {item.detail && <span aria-hidden="true">{item.detail}</span>}
        </Slot>
      ))}
    </Root>
  );
}

const Root = chakra("nav", {
  base: {
    display: "flex",
    gap: "1",
    overflowX: "auto",
    scrollbarWidth: "none",
    marginBottom: "8",
    borderBottom: "2px solid",
    borderColor: "shelf",
    "& > a": {
      display: "inline-flex",
      alignItems: "center",
      flexShrink: 0,
      minHeight: "control",
      paddingX: { base: "2.5", sm: "4" },
      color: "fg.muted",
      textStyle: "label",
      borderRadius: "2px 2px 0 0",
      _hover: { color: "fg", bg: "bg.subtle" },
      _focusVisible: { outlineOffset: "-2px" },
      "&[aria-current=page], &[aria-current=page]:hover": { bg: "shelf", color: "gold.solid" },
    },
    "& > a > [aria-hidden]": {
      marginLeft: "2",
      fontFamily: "body",
      fontSize: "sm",
      fontWeight: 400,
      fontVariantNumeric: "tabular-nums",
    },
  },
  variants: {
    side: {
      true: {
        flexDirection: { md: "column" },
        gap: { base: "1", md: 0 },
        marginBottom: 0,
        borderBottomWidth: { md: 0 },
        borderLeft: { md: "2px solid" },
        borderColor: "shelf",
        "& > a": { borderRadius: { base: "2px 2px 0 0", md: "0 2px 2px 0" } },
        "& > a > [aria-hidden]": { marginLeft: { base: "2", md: "auto" }, paddingLeft: { md: "3" } },
      },
    },
  },
});
