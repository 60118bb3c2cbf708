import { defineSlotRecipe } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { styled } from "../system/styled.ts";

const Root = styled(
  "div",
  defineSlotRecipe({
    className: "auth-card",
    slots: ["root", "heading", "lead", "foot"],
    base: {
      root: { display: "grid", gap: "5", width: "100%", maxWidth: "form", marginX: "auto" },
      heading: { textStyle: "title" },
      lead: { marginTop: "2", color: "fgMuted", lineHeight: "1.45" },
      foot: { paddingTop: "5", borderTop: "1px dashed", borderColor: "control", color: "fgMuted" },
    },
  }),
);

export interface AuthCardProps {
  /** The `h1` of the screen. */
  heading: string;
  lead?: ReactNode;
  /** The form, and other ways in. */
  children: ReactNode;
  /** The way to the other form: "¿Aún no tienes cuenta? Crear cuenta". */
  foot?: ReactNode;
}

/** The narrow column of a screen that asks who someone is. */
export function AuthCard({ heading, lead, children, foot }: AuthCardProps) {
  return (
    <Root>
      <div>
        <h1 className="auth-card__heading">{heading}</h1>
        {lead && <p className="auth-card__lead">{lead}</p>}
      </div>
      {children}
      {foot && <div className="auth-card__foot">{foot}</div>}
    </Root>
  );
}
