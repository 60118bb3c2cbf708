import { defineSlotRecipe } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { styled } from "../system/styled.ts";

const Root = styled(
  "div",
  defineSlotRecipe({
    className: "auth-card",
    slots: ["root", "heading", "subtitle", "footer"],
    base: {
      root: { display: "grid", gap: "5", width: "100%", maxWidth: "form", marginX: "auto" },
      heading: { textStyle: "title" },
      subtitle: { marginTop: "2", color: "fg.muted", lineHeight: "1.45" },
      footer: {
        paddingTop: "5",
        borderTop: "1px dashed",
        borderColor: "border.emphasized",
        color: "fg.muted",
      },
    },
  }),
);

export interface AuthCardProps {
  /** The `h1` of the screen. */
  heading: string;
  subtitle?: ReactNode;
  /** The form, and other ways in. */
  children: ReactNode;
  /** The way to the other form: "¿Aún no tienes cuenta? Crear cuenta". */
  footer?: ReactNode;
}

/** The narrow column of a screen that asks who someone is. */
export function AuthCard({ heading, subtitle, children, footer }: AuthCardProps) {
  return (
    <Root>
      <div>
        <h1 className="auth-card__heading">{heading}</h1>
        {subtitle && <p className="auth-card__subtitle">{subtitle}</p>}
      </div>
      {children}
      {footer && <div className="auth-card__footer">{footer}</div>}
    </Root>
  );
}
