import { type ReactNode, useId } from "react";
import { styled } from "../system/styled.ts";
import { suggestionRowRecipe } from "./suggestion.recipe.ts";

const Root = styled("section", suggestionRowRecipe);

export interface SuggestionRowProps {
  heading: string;
  text?: string;
  /** `Suggestion`s. */
  children: ReactNode;
}

/** One short shelf of products that would help, beside each other however narrow the screen is. */
export function SuggestionRow({ heading, text, children }: SuggestionRowProps) {
  const id = useId();
  return (
    <Root aria-labelledby={id}>
      <h2 className="suggestion-row__heading" id={id}>
        {heading}
      </h2>
      {text && <p className="suggestion-row__text">{text}</p>}
      <div className="suggestion-row__shelf">{children}</div>
    </Root>
  );
}
