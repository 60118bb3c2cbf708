import type { ComponentProps } from "react";

function StoryLink({ children, ...rest }: ComponentProps<"a">) {
  return (
    <a {...rest} href="#lugar">
      {children}
    </a>
  );
}

/** A link that leads nowhere, in the place of a router's. */
export const link = <StoryLink />;

/** The same, for the screen that is being looked at. */
export const currentLink = <StoryLink aria-current="page" />;
