import { Box, Grid, Heading, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";

export interface AuthCardProps {
  /** The `h1` of the screen. Without it, an `AuthStep` inside renders the `h1`. */
  heading?: string | undefined;
  /** Below `heading`. */
  subtitle?: ReactNode;
  /** The form, and other sign-in methods. */
  children: ReactNode;
  /** The link to the other form: "¿Aún no tienes cuenta? Crear cuenta". */
  footer?: ReactNode;
}

/** The narrow column of the sign-in screens. */
export function AuthCard({ heading, subtitle, children, footer }: AuthCardProps) {
  return (
    <Grid gap="5" gridTemplateColumns="minmax(0, 1fr)" marginX="auto" maxWidth="form" width="100%">
      {heading && (
        <div>
          <Heading as="h1" size="3xl">
            {heading}
          </Heading>
          {subtitle && (
            <Text color="fg.muted" lineHeight="1.45" marginTop="2">
              {subtitle}
            </Text>
          )}
        </div>
      )}
      {children}
      {footer && (
        <Box color="fg.muted" layerStyle="tear" paddingTop="5">
          {footer}
        </Box>
      )}
    </Grid>
  );
}
