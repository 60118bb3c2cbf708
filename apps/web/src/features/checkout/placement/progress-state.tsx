import { Flex, Grid, Heading, Spinner, Text, VisuallyHidden } from "@chakra-ui/react";
import type { ReactNode } from "react";

export interface ProgressStateProps {
  /** The only heading of the screen meanwhile. */
  heading: string;
  text: ReactNode;
  /** Actions that are possible meanwhile. */
  children?: ReactNode;
}

/** Progress that the shopper can only wait for. */
export function ProgressState({ heading, text, children }: ProgressStateProps) {
  return (
    <Grid gap="3" justifyItems="start" paddingY="10">
      <VisuallyHidden asChild>
        <output>{heading}</output>
      </VisuallyHidden>
      <Spinner
        aria-hidden="true"
        borderWidth="4px"
        boxSize="3rem"
        color="gold.border"
        css={{ "--spinner-track-color": "colors.bg.muted" }}
        marginBottom="3"
      />
      <Heading as="h1" size="3xl">
        {heading}
      </Heading>
      <Text color="fg.muted" fontSize="lg" maxWidth="text">
        {text}
      </Text>
      {children && (
        <Flex _empty={{ display: "none" }} gap="3" marginTop="2" wrap="wrap">
          {children}
        </Flex>
      )}
    </Grid>
  );
}
