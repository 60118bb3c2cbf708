import { defineSlotRecipe } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { Slot, type LinkElement } from "../slot/slot.tsx";
import { styled } from "../system/styled.ts";

const Root = styled(
  "footer",
  defineSlotRecipe({
    className: "shop-footer",
    slots: ["root", "inner", "name", "sentence", "links", "link", "legal"],
    base: {
      root: {
        colorScheme: "dark",
        bg: "sign",
        color: "fg.muted",
        borderTop: "5px double",
        borderColor: "gold.solid",
        paddingBottom: { base: "4.5rem", md: 0 },
        // Nothing at its end lies under the bar of an `ActionBar`.
        ":root:has([data-action-bar]) &": { paddingBottom: { base: "8.5rem", md: 0 } },
        _print: { display: "none" },
      },
      inner: {
        display: "grid",
        gridTemplateColumns: { md: "minmax(0, 1fr) auto" },
        gap: "6",
        alignItems: "end",
        maxWidth: "page",
        marginX: "auto",
        paddingX: { base: "4", md: "8" },
        paddingY: { base: "8", md: "12" },
      },
      name: { color: "gold.solid", textStyle: "heading", fontWeight: 850 },
      sentence: { maxWidth: "text", marginTop: "2" },
      links: { display: "flex", flexWrap: "wrap", columnGap: "6" },
      link: {
        display: "inline-flex",
        alignItems: "center",
        minHeight: "control",
        color: "fg",
        textStyle: "label",
        _hover: { color: "gold.fg" },
      },
      legal: {
        gridColumn: "1 / -1",
        paddingTop: "4",
        borderTop: "1px solid",
        borderColor: "border",
        textStyle: "sm",
      },
    },
  }),
);

export interface ShopFooterProps {
  name: string;
  sentence: ReactNode;
  links: readonly { link: LinkElement; label: string }[];
  linksLabel: string;
  legal?: ReactNode;
}

/** The foot of every screen: the sign once more, quieter. */
export function ShopFooter({ name, sentence, links, linksLabel, legal }: ShopFooterProps) {
  return (
    <Root>
      <div className="shop-footer__inner">
        <div>
          <p className="shop-footer__name">{name}</p>
          <p className="shop-footer__sentence">{sentence}</p>
        </div>
        <nav aria-label={linksLabel} className="shop-footer__links">
          {links.map(({ link, label }) => (
            <Slot className="shop-footer__link" element={link} key={label}>
              {label}
            </Slot>
          ))}
        </nav>
        {legal && <p className="shop-footer__legal">{legal}</p>}
      </div>
    </Root>
  );
}
