import type { ComponentProps } from "react";

function StoryLink({ children, ...rest }: ComponentProps<"a">) {
  return (
    <a {...rest} href="#lugar">
      {children}
    </a>
  );
}

/** A link without a target, instead of a router's. */
export const link = <StoryLink />;

/** The same, for the current screen. */
export const currentLink = <StoryLink aria-current="page" />;
