import { defineSlotRecipe } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { Button } from "../button/button.tsx";
import { CloudIcon, CloudOffIcon } from "../icons/icons.ts";
import { styled } from "../system/styled.ts";

const Root = styled(
  "div",
  defineSlotRecipe({
    className: "unsent-changes",
    slots: ["root", "icon", "words", "text", "count"],
    base: {
      root: {
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        columnGap: "3",
        rowGap: "2",
        paddingX: "4",
        paddingY: "2",
        minHeight: "3.75rem",
        color: "fg",
        bg: "bg.warning",
        borderLeft: "3px solid",
        borderColor: "gold.border",
      },
      icon: { display: "inline-flex", alignSelf: "center", fontSize: "xl", color: "fg.warning" },
      words: { flex: "1 1 14rem", minWidth: 0, lineHeight: "1.35" },
      text: { fontWeight: 600 },
      count: { color: "fg.muted", textStyle: "sm", fontVariantNumeric: "tabular-nums" },
    },
    variants: {
      failed: { true: { root: { bg: "bg.error", borderColor: "fg.error" }, icon: { color: "fg.error" } } },
    },
  }),
);

export interface UnsentChangesProps {
  /** Why nothing is sent. */
  children: ReactNode;
  /** What waits: "3 cambios por enviar". */
  count?: string | undefined;
  /** It takes the shopper, and says so at once; otherwise it goes on by itself. */
  failed?: boolean;
  /** Goes on now. */
  retry?: { text: string; onClick: () => void; pending: boolean };
}

/** Above what is not saved yet: why, how much of it, and what can be done. */
export function UnsentChanges({ children, count, failed = false, retry }: UnsentChangesProps) {
  return (
    <Root failed={failed}>
      <span className="unsent-changes__icon">{failed ? <CloudOffIcon /> : <CloudIcon />}</span>
      <div className="unsent-changes__words" role={failed ? "alert" : "status"}>
        <p className="unsent-changes__text">{children}</p>
        {count && <p className="unsent-changes__count">{count}</p>}
      </div>
      {retry && (
        <Button loading={retry.pending} onClick={retry.onClick} size="sm" variant="surface">
          {retry.text}
        </Button>
      )}
    </Root>
  );
}
