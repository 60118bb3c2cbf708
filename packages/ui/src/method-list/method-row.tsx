import { defineSlotRecipe } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { styled } from "../system/styled.ts";

const Root = styled(
  "li",
  defineSlotRecipe({
    className: "method-row",
    slots: ["root", "line", "icon", "words", "name", "detail"],
    base: {
      root: {
        display: "grid",
        gap: "3",
        paddingY: "3",
        borderTop: "1px dashed",
        borderColor: "border.emphasized",
        listStyle: "none",
        "&:first-of-type": { borderTopWidth: "0", paddingTop: 0 },
      },
      line: { display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: "4", rowGap: "2" },
      icon: { display: "inline-grid", placeItems: "center", width: "1.75rem", fontSize: "xl" },
      words: { flex: "1 1 8rem", minWidth: 0 },
      name: { fontWeight: 600 },
      detail: { color: "fg.muted", textStyle: "sm", overflowWrap: "anywhere" },
    },
  }),
);

export interface MethodRowProps {
  name: string;
  icon: ReactNode;
  /** The address or number that it is known by, or that it leads nowhere yet. */
  detail: string;
  /** What can be done about it: a button, or why nothing can. */
  action: ReactNode;
  /** Below: what the action opens, and what came of it. */
  children?: ReactNode;
}

/** One way into an account. */
export function MethodRow({ name, icon, detail, action, children }: MethodRowProps) {
  return (
    <Root>
      <div className="method-row__line">
        <span aria-hidden="true" className="method-row__icon">
          {icon}
        </span>
        <div className="method-row__words">
          <p className="method-row__name">{name}</p>
          <p className="method-row__detail">{detail}</p>
        </div>
        {action}
      </div>
      {children}
    </Root>
  );
}
