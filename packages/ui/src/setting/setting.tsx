import { defineSlotRecipe } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { styled } from "../system/styled.ts";

const Root = styled(
  "section",
  defineSlotRecipe({
    className: "setting",
    slots: ["root", "head", "words", "heading", "text", "body"],
    base: {
      root: {
        display: "grid",
        gap: "4",
        paddingY: "6",
        borderTop: "1px solid",
        borderColor: "border",
        "&:first-of-type": { borderTopWidth: "0", paddingTop: "0" },
      },
      head: {
        display: "flex",
        flexWrap: "wrap",
        alignItems: "start",
        justifyContent: "space-between",
        columnGap: "6",
        rowGap: "3",
      },
      words: { flex: "1 1 16rem", minWidth: 0 },
      heading: { textStyle: "subheading", overflowWrap: "anywhere" },
      text: { marginTop: "1", color: "fg.muted", lineHeight: "1.45" },
      body: {
        display: "grid",
        gap: "4",
        minWidth: 0,
        _empty: { display: "none" },
        // the rule between two settings is enough
        "& dl, & .definition-list__item:last-child": { borderWidth: "0" },
      },
    },
  }),
);

export interface SettingProps {
  heading: string;
  level?: 2 | 3;
  /** How it stands, or what it is good for. */
  text?: ReactNode;
  /** What can be done about it: a button, at the end of the line. */
  action?: ReactNode;
  /** Below: facts, a notice, the panel that the action opens. */
  children?: ReactNode;
}

/** One thing about an account: its name, how it stands, and what can be done about it. */
export function Setting({ heading, level = 3, text, action, children }: SettingProps) {
  const Heading = `h${level}` as const;
  return (
    <Root>
      <div className="setting__head">
        <div className="setting__words">
          <Heading className="setting__heading">{heading}</Heading>
          {text && <p className="setting__text">{text}</p>}
        </div>
        {action}
      </div>
      <div className="setting__body">{children}</div>
    </Root>
  );
}
