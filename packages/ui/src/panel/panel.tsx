import { chakra, Heading, Text } from "@chakra-ui/react";
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from "react";

export interface PanelProps {
  heading: string;
  level?: 2 | 3 | 4;
  text?: ReactNode;
  /** What it asks cannot be undone. */
  danger?: boolean;
  /** Without a ground of its own, inside something that has one. */
  flush?: boolean;
  children: ReactNode;
}

/**
 * What opens in its place to be filled in or agreed to. Its heading takes the focus, so that nobody misses it, and
 * when it closes what opened it has the focus again, unless something else has taken it.
 */
export function Panel({ heading, level = 4, text, danger = false, flush = false, children }: PanelProps) {
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const opener = useRef<Element>(null);
  // With the commit that shows it: what is typed at once must not lose the focus to a later effect.
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

/** After the panel is gone, so that it shows whether the focus went with it. */
function giveBack(opener: Element | null): void {
  const isLost = document.activeElement === null || document.activeElement === document.body;
  if (isLost && opener instanceof HTMLElement) opener.focus();
}
