import { Grid, Heading, Text } from "@chakra-ui/react";
import { useId, type ReactNode, type Ref } from "react";

export interface AuthStepProps {
  /** The name of the sign-in method or of its step. */
  heading: string;
  /** Level of the heading: 1 if the step is the whole screen. */
  level?: 1 | 2;
  subtitle?: ReactNode;
  children: ReactNode;
  /** The heading, which gets the focus when one step replaces another. */
  headingRef?: Ref<HTMLHeadingElement>;
}

/** One sign-in method, or one step of it. */
export function AuthStep({ heading, level = 2, subtitle, children, headingRef }: AuthStepProps) {
  const id = useId();
  return (
    <Grid aria-labelledby={id} as="section" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      <div>
        <Heading
          _focusVisible={{ outline: "none" }}
          as={`h${level}`}
          id={id}
          ref={headingRef}
          size={level === 1 ? "3xl" : undefined}
          tabIndex={-1}
        >
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
