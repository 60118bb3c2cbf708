import type { ReactNode } from "react";
import { Button } from "../button/button.tsx";
import { emptyStateRecipe } from "../empty-state/empty-state.recipe.ts";
import { WarningIcon } from "../icons/icons.ts";
import { styled } from "../system/styled.ts";

const Root = styled("div", emptyStateRecipe);

export interface FailureStateProps {
  heading: string;
  text: ReactNode;
  /** 1 where nothing else names the screen. */
  level?: 1 | 2 | 3;
  /** The way to try again, where trying again can help. */
  retry?: { text: string; onClick: () => void; pending?: boolean };
  /** Another way out. */
  children?: ReactNode;
}

/** A shelf that could not be filled: what happened, and what to do. */
export function FailureState({ heading, text, level = 2, retry, children }: FailureStateProps) {
  const Heading = `h${level}` as const;
  return (
    <Root failed role="alert">
      <div className="empty-state__shelf">
        <span className="empty-state__tag">
          <WarningIcon />
        </span>
      </div>
      <Heading className="empty-state__heading">{heading}</Heading>
      <p className="empty-state__text">{text}</p>
      <div className="empty-state__action">
        {retry && (
          <Button loading={retry.pending ?? false} onClick={retry.onClick}>
            {retry.text}
          </Button>
        )}
        {children}
      </div>
    </Root>
  );
}
