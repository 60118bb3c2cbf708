import { VisuallyHidden } from "@chakra-ui/react";
import { defineSlotRecipe } from "@chakra-ui/react/styled-system";
import { CheckIcon } from "../icons/icons.ts";
import { styled } from "../system/styled.ts";

const Root = styled(
  "div",
  defineSlotRecipe({
    className: "password-rules",
    slots: ["root", "list", "rule", "mark", "open"],
    base: {
      root: { textStyle: "sm" },
      list: { display: "grid", gap: "1" },
      rule: {
        display: "flex",
        alignItems: "start",
        gap: "2",
        color: "fg.muted",
        "&[data-met]": { color: "fg.success", fontWeight: 600 },
      },
      mark: { display: "grid", placeItems: "center", flexShrink: 0, width: "1.25em", height: "1.4em" },
      open: { width: "0.375rem", height: "0.375rem", borderRadius: "50%", bg: "currentColor" },
    },
  }),
);

export interface PasswordRule {
  text: string;
  isMet: boolean;
}

export interface PasswordRulesProps {
  /** For the `aria-describedby` of the field. */
  id: string;
  rules: readonly PasswordRule[];
  /** What a screen reader says of a rule, after its text: "cumplida", "falta". */
  states: { met: string; unmet: string };
  /** Said when a rule becomes met or is broken again: "1 de 2 reglas cumplidas". Empty until something is typed. */
  progress: string;
}

/** What a password has to be, each rule ticked off while it is typed. */
export function PasswordRules({ id, rules, states, progress }: PasswordRulesProps) {
  return (
    <Root>
      <ul className="password-rules__list" id={id}>
        {rules.map(({ text, isMet }) => (
          <li className="password-rules__rule" data-met={isMet ? "" : undefined} key={text}>
            <span aria-hidden="true" className="password-rules__mark">
              {isMet ? <CheckIcon /> : <span className="password-rules__open" />}
            </span>
            <span>
              {text} <VisuallyHidden>({isMet ? states.met : states.unmet}).</VisuallyHidden>
            </span>
          </li>
        ))}
      </ul>
      <VisuallyHidden asChild>
        <output>{progress}</output>
      </VisuallyHidden>
    </Root>
  );
}
