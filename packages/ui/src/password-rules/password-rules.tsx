import { Box, Center, Flex, Grid, VisuallyHidden } from "@chakra-ui/react";
import { CheckIcon } from "../icons/icons.ts";

export interface PasswordRule {
  text: string;
  isMet: boolean;
}

export interface PasswordRulesProps {
  /** For the `aria-describedby` of the field. */
  id: string;
  rules: readonly PasswordRule[];
  /** The state of a rule for screen readers, after its text: "cumplida", "falta". */
  states: { met: string; unmet: string };
  /** Announced when a rule becomes met or unmet: "1 de 2 reglas cumplidas". Empty until something is typed. */
  progress: string;
}

/** The rules of a password, each ticked off while it is typed. */
export function PasswordRules({ id, rules, states, progress }: PasswordRulesProps) {
  return (
    <Box textStyle="sm">
      <Grid as="ul" gap="1" id={id}>
        {rules.map(({ text, isMet }) => (
          <Flex
            align="start"
            as="li"
            color={isMet ? "fg.success" : "fg.muted"}
            fontWeight={isMet ? "600" : undefined}
            gap="2"
            key={text}
          >
            <Center aria-hidden="true" as="span" flexShrink="0" height="1.4em" width="1.25em">
              {isMet ? <CheckIcon /> : <Box bg="currentColor" borderRadius="50%" boxSize="0.375rem" />}
            </Center>
            <span>
              <span>{text}</span> <VisuallyHidden>{`(${isMet ? states.met : states.unmet}).`}</VisuallyHidden>
            </span>
          </Flex>
        ))}
      </Grid>
      <VisuallyHidden asChild>
        <output>{progress}</output>
      </VisuallyHidden>
    </Box>
  );
}
