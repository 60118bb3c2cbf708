import { Grid, Heading, Text } from "@chakra-ui/react";
import { useId, type ReactNode, type Ref } from "react";

export interface AuthStepProps {
  /** The `h2`: which sign-in method this is, or which step of it. */
  heading: string;
  subtitle?: ReactNode;
  children: ReactNode;
  /** Reaches the heading, so that it can take the focus when one step takes the place of another. */
  headingRef?: Ref<HTMLHeadingElement>;
}

/** One sign-in method, or one step of it. */
export function AuthStep({ heading, subtitle, children, headingRef }: AuthStepProps) {
  const id = useId();
  return (
    <Grid aria-labelledby={id} as="section" gap="4" minWidth="0">
      <div>
        <Heading _focusVisible={{ outline: "none" }} id={id} ref={headingRef} tabIndex={-1}>
          {heading}
        </Heading>
        {subtitle && (
          <Text color="fg.muted" lineHeight="1.45" marginTop="1" overflowWrap="anywhere">
            {subtitle}
          </Text>
        )}
      </div>
      {children}
    </Grid>
  );
}
