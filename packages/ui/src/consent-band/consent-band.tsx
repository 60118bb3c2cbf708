import { chakra, Flex, Text } from "@chakra-ui/react";
import { useEffect, useRef, type ReactNode } from "react";
import { Button } from "../button/button.tsx";
import { FOOT_BAR } from "../main-nav/parts.ts";

export interface ConsentBandProps {
  /** The name of the region, and its heading. */
  heading: string;
  children: ReactNode;
  /** What works without consent; a separate paragraph, so that the band is never the largest text of a screen (LCP). */
  without: string;
  /** The current choice. */
  now?: string | undefined;
  accept: { text: string; onClick: () => void };
  reject: { text: string; onClick: () => void };
  /** Set if the shopper opened it: it gets the focus, and can be closed without a choice. */
  close?: { text: string; onClick: () => void } | undefined;
}

/** A question at the bottom of every screen. Rejecting is as easy as accepting. */
export function ConsentBand({ heading, children, without, now, accept, reject, close }: ConsentBandProps) {
  const root = useRef<HTMLElement>(null);
  const isAskedFor = close !== undefined;
  useEffect(() => {
    if (isAskedFor) root.current?.focus();
  }, [isAskedFor]);
  return (
    <Band aria-label={heading} data-consent ref={root} tabIndex={-1}>
      <Flex
        align="center"
        columnGap="8"
        marginX="auto"
        maxWidth="page"
        paddingX={{ base: "4", md: "8" }}
        paddingY={{ base: "3", md: "4" }}
        rowGap="3"
        wrap="wrap"
      >
        <Flex direction="column" flex="1 1 20rem" minWidth="0">
          <Text textStyle="label" fontWeight="700">
            {heading}
          </Text>
          <Words>{children}</Words>
          <Words>
            <span>{without}</span> {now && <b>{now}</b>}
          </Words>
        </Flex>
        <Flex
          css={{ "& > *": { flex: "1 1 7rem" } }}
          flex={{ base: "1 1 100%", sm: "0 1 auto" }}
          gap="3"
          minWidth="0"
          wrap="wrap"
        >
          <Button onClick={reject.onClick} variant="outline">
            {reject.text}
          </Button>
          <Button onClick={accept.onClick} variant="outline">
            {accept.text}
          </Button>
          {close && (
            <Button onClick={close.onClick} variant="surface">
              {close.text}
            </Button>
          )}
        </Flex>
      </Flex>
    </Band>
  );
}

const Band = chakra("section", {
  base: {
    // At the end of the page it takes its own space, so that it covers nothing there.
    position: "sticky",
    bottom: 0,
    // Above the main links of a phone.
    "html:has([data-main-nav]) &": { mdDown: { bottom: FOOT_BAR, marginBottom: FOOT_BAR } },
    // With an `ActionBar` it is not fixed, but at the end of the page.
    "html:has([data-action-bar]) &": {
      mdDown: { position: "static", marginBottom: `calc(${FOOT_BAR} + 4.3125rem)` },
    },
    zIndex: 5,
    bg: "bg.panel",
    color: "fg",
    borderTop: "2px solid",
    borderColor: "gold.border",
    boxShadow: "float",
    // On a low or magnified screen it scrolls with the page and covers nothing.
    "@media (max-height: 32rem)": { position: "static" },
    _print: { display: "none" },
    _focusVisible: { outlineOffset: "-4px" },
  },
});

const Words = chakra("p", {
  base: { textStyle: "sm", color: "fg.muted", maxWidth: "text", "& b": { color: "fg", fontWeight: 600 } },
});
