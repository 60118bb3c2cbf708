import { defineSlotRecipe } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { CheckIcon, InfoIcon, WarningIcon } from "../icons/icons.ts";
import { styled } from "../system/styled.ts";

const Root = styled(
  "div",
  defineSlotRecipe({
    className: "notice",
    slots: ["root", "icon", "text", "title", "action"],
    base: {
      root: {
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        columnGap: "3",
        rowGap: "2",
        paddingX: "4",
        paddingY: "3",
        color: "fg",
        borderRadius: "l1",
      },
      icon: { display: "inline-flex" },
      text: { flex: "1 1 12rem", minWidth: 0 },
      title: { fontWeight: 700 },
    },
    variants: {
      tone: {
        info: { root: { bg: "bg.info" }, icon: { color: "fg.info" } },
        success: { root: { bg: "bg.success" }, icon: { color: "fg.success" } },
        warning: { root: { bg: "bg.warning" }, icon: { color: "fg.warning" } },
        danger: { root: { bg: "bg.error" }, icon: { color: "fg.error" } },
      },
    },
  }),
);

const icons = {
  info: <InfoIcon />,
  success: <CheckIcon />,
  warning: <WarningIcon />,
  danger: <WarningIcon />,
};

export interface NoticeProps {
  children: ReactNode;
  title?: string;
  tone?: "info" | "success" | "warning" | "danger";
  /** `alert` needs the shopper now; `status` waits for a pause; `note` was there all along. */
  role?: "alert" | "status" | "note";
  action?: ReactNode;
}

/** One thing to know, where it matters. Speaks as an alert when something went wrong, else as a status. */
export function Notice({ children, title, tone = "info", role, action }: NoticeProps) {
  return (
    <Root role={role ?? (tone === "danger" ? "alert" : "status")} tone={tone}>
      <span className="notice__icon">{icons[tone]}</span>
      <div className="notice__text">
        {title && <p className="notice__title">{title}</p>}
        {children}
      </div>
      {action}
    </Root>
  );
}
