import { chakra, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Slot, type LinkElement } from "../slot/slot.tsx";

export interface ShopFooterProps {
  name: string;
  sentence: ReactNode;
  links: readonly { link: LinkElement; label: string }[];
  linksLabel: string;
  legal?: ReactNode;
}

/** The footer of every screen: like the header, less prominent. */
export function ShopFooter({ name, sentence, links, linksLabel, legal }: ShopFooterProps) {
  return (
    <Footer>
      <Inner>
        <div>
          <Text color="gold.solid" textStyle="heading">
            {name}
          </Text>
          <Text marginTop="2" maxWidth="text">
            {sentence}
          </Text>
        </div>
        <Links aria-label={linksLabel}>
          {links.map(({ link, label }) => (
            <Slot element={link} key={label}>
              {label}
            </Slot>
          ))}
        </Links>
        {legal && (
          <Text borderColor="border" borderTopWidth="1px" gridColumn="1 / -1" paddingTop="4" textStyle="sm">
            {legal}
          </Text>
        )}
      </Inner>
    </Footer>
  );
}

const Footer = chakra("footer", {
  base: {
    colorScheme: "dark",
    bg: "sign",
    color: "fg.muted",
    contentVisibility: "auto",
    containIntrinsicSize: "auto 20rem",
    borderTop: "5px double",
    borderColor: "gold.solid",
    paddingBottom: { base: "4.5rem", md: 0 },
    // An `ActionBar` must not cover its end.
    "html:has([data-action-bar]) &": { paddingBottom: { base: "8.5rem", md: 0 } },
    _print: { display: "none" },
  },
});

const Inner = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { md: "minmax(0, 1fr) auto" },
    gap: "6",
    alignItems: "end",
    maxWidth: "page",
    marginX: "auto",
    paddingX: { base: "4", md: "8" },
    paddingY: { base: "8", md: "12" },
  },
});

/** Links, and buttons that look like them. */
const Links = chakra("nav", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    columnGap: "6",
    "& > *": {
      display: "inline-flex",
      alignItems: "center",
      minHeight: "control",
      color: "fg",
      textStyle: "label",
      _hover: { color: "gold.fg" },
    },
  },
});
