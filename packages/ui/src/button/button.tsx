import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { styled } from "../system/styled.ts";
import { buttonRecipe } from "./button.recipe.ts";

const Root = styled("button", buttonRecipe);

export interface ButtonStyle {
  /** `solid` once on a screen, for what the shopper came to do. */
  variant?: "solid" | "outline" | "plain" | "ghost" | "danger";
  size?: "sm" | "md" | "lg";
  /** As wide as its container. */
  block?: boolean;
}

export interface ButtonProps extends ButtonStyle, ComponentProps<"button"> {
  icon?: ReactNode;
  /** Keeps name, width and focus, shows a turning ring and lets no click through. */
  loading?: boolean;
}

/** A native button in the shop's gold. Its type is `button` unless told otherwise. */
export function Button({ icon, loading = false, children, onClick, type = "button", ...rest }: ButtonProps) {
  const hold = (event: MouseEvent) => event.preventDefault();
  return (
    <Root
      {...rest}
      {...(loading ? { "aria-busy": true, "aria-disabled": true } : {})}
      onClick={loading ? hold : onClick}
      type={type}
    >
      <span className="button__content">
        {icon}
        {children}
      </span>
      {loading && <span aria-hidden="true" className="button__spinner" />}
    </Root>
  );
}
