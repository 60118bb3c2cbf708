import { chakra, Heading, Text } from "@chakra-ui/react";
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from "react";

export interface PanelProps {
  heading: string;
  level?: 2 | 3 | 4;
  text?: ReactNode;
  /** The action cannot be undone. */
  danger?: boolean;
  /** Without its own background, inside an element that has one. */
  flush?: boolean;
  children: ReactNode;
}

/**
 * A form or question that opens inline. Its heading takes the focus, so that it is noticed; on closing the opener gets
 * the focus back, unless another element has taken it.
 */
export function Panel({ heading, level = 4, text, danger = false, flush = false, children }: PanelProps) {
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const opener = useRef<Element>(null);
  // A layout effect: a later one could take the focus from a field that the shopper already types in.
  useLayoutEffect(() => {
    if (document.activeElement !== title.current) opener.current = document.activeElement;
    title.current?.focus();
  }, []);
  useEffect(() => () => giveBack(opener.current), []);
  return (
    <Root aria-labelledby={id} danger={danger} flush={flush}>
      <div>
        <Heading
          _focusVisible={{ outline: "none" }}
          as={`h${level}`}
          id={id}
          ref={title}
          size="lg"
          tabIndex={-1}
        >
          {heading}
        </Heading>
        {text && (
          <Text color="fg.muted" lineHeight="1.45" marginTop="1">
            {text}
          </Text>
        )}
      </div>
      {children}
    </Root>
  );
}

const Root = chakra("section", {
  base: {
    display: "grid",
    gap: "4",
    padding: { base: "4", sm: "6" },
    bg: "bg.subtle",
    borderLeft: "3px solid",
    borderColor: "gold.border",
    borderRadius: "0 2px 2px 0",
  },
  variants: {
    danger: { true: { borderColor: "fg.error" } },
    flush: { true: { padding: "0", bg: "none", borderLeftWidth: "0" } },
  },
});

/** After the panel is removed, to check whether the focus was lost with it. */
function giveBack(opener: Element | null): void {
  const isLost = document.activeElement === null || document.activeElement === document.body;
  if (isLost && opener instanceof HTMLElement) opener.focus();
}
