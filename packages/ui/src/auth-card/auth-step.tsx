import { defineSlotRecipe } from "@chakra-ui/react/styled-system";
import { useId, type ReactNode, type Ref } from "react";
import { styled } from "../system/styled.ts";

const Root = styled(
  "section",
  defineSlotRecipe({
    className: "auth-step",
    slots: ["root", "heading", "subtitle"],
    base: {
      root: { display: "grid", gap: "4", minWidth: 0 },
      heading: { textStyle: "heading", _focusVisible: { outline: "none" } },
      subtitle: { marginTop: "1", color: "fg.muted", lineHeight: "1.45", overflowWrap: "anywhere" },
    },
  }),
);

export interface AuthStepProps {
  /** The `h2`: which way in this is, or which step of it. */
  heading: string;
  subtitle?: ReactNode;
  children: ReactNode;
  /** Reaches the heading, so that it can take the focus when one step takes the place of another. */
  headingRef?: Ref<HTMLHeadingElement>;
}

/** One way in, or one step of it. */
export function AuthStep({ heading, subtitle, children, headingRef }: AuthStepProps) {
  const id = useId();
  return (
    <Root aria-labelledby={id}>
      <div>
        <h2 className="auth-step__heading" id={id} ref={headingRef} tabIndex={-1}>
          {heading}
        </h2>
        {subtitle && <p className="auth-step__subtitle">{subtitle}</p>}
      </div>
      {children}
    </Root>
  );
}
