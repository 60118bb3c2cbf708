import { defineSlotRecipe } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { Button } from "../button/button.tsx";
import { styled } from "../system/styled.ts";

const Root = styled(
  "div",
  defineSlotRecipe({
    className: "failure-state",
    slots: ["root", "heading", "text"],
    base: {
      root: {
        display: "grid",
        justifyItems: "start",
        gap: "3",
        paddingY: "6",
        paddingLeft: "5",
        borderLeft: "4px solid",
        borderColor: "danger",
      },
      heading: { textStyle: "heading" },
      text: { maxWidth: "text", color: "fgMuted", fontSize: "lg" },
    },
  }),
);

export interface FailureStateProps {
  heading: string;
  text: ReactNode;
  level?: 2 | 3;
  /** The way to try again, where trying again can help. */
  retry?: { text: string; onClick: () => void; pending?: boolean };
  /** Another way out. */
  children?: ReactNode;
}

/** A part of the screen that could not be shown: what happened, and what to do. */
export function FailureState({ heading, text, level = 2, retry, children }: FailureStateProps) {
  const Heading = `h${level}` as const;
  return (
    <Root role="alert">
      <Heading className="failure-state__heading">{heading}</Heading>
      <p className="failure-state__text">{text}</p>
      {retry && (
        <Button loading={retry.pending ?? false} onClick={retry.onClick}>
          {retry.text}
        </Button>
      )}
      {children}
    </Root>
  );
}
