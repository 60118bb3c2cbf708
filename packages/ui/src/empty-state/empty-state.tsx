import type { ReactNode } from "react";
import { MinusIcon } from "../icons/icons.ts";
import { styled } from "../system/styled.ts";
import { emptyStateRecipe } from "./empty-state.recipe.ts";

const Root = styled("div", emptyStateRecipe);

export interface EmptyStateProps {
  heading: string;
  text?: ReactNode;
  /** 1 where nothing else names the screen. */
  level?: 1 | 2 | 3;
  /** What to do instead: a link button, as a rule. */
  children?: ReactNode;
}

/** An empty shelf with a blank tag, and what can be done about it. */
export function EmptyState({ heading, text, level = 2, children }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <Root>
      <div className="empty-state__shelf">
        <span className="empty-state__tag">
          <MinusIcon />
        </span>
      </div>
      <Heading className="empty-state__heading">{heading}</Heading>
      {text && <p className="empty-state__text">{text}</p>}
      {children && <div className="empty-state__action">{children}</div>}
    </Root>
  );
}
