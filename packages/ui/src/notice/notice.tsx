import type { ReactNode } from "react";
import { Alert } from "../chakra/alert.ts";
import { CheckIcon, InfoIcon, WarningIcon } from "../icons/icons.ts";

export interface NoticeProps {
  children: ReactNode;
  title?: string;
  status?: "info" | "success" | "warning" | "error";
  /** `alert` interrupts; `status` waits for a pause; `note` is not announced. */
  role?: "alert" | "status" | "note";
  action?: ReactNode;
}

const ICONS = {
  info: <InfoIcon />,
  success: <CheckIcon />,
  warning: <WarningIcon />,
  error: <WarningIcon />,
};

/** One piece of information, where it matters. An alert if it is an error, else a status. */
export function Notice({ children, title, status = "info", role, action }: NoticeProps) {
  return (
    <Alert.Root role={role ?? (status === "error" ? "alert" : "status")} status={status}>
      <Alert.Indicator>{ICONS[status]}</Alert.Indicator>
      <Alert.Content>
        {title && <Alert.Title>{title}</Alert.Title>}
        <Alert.Description>{children}</Alert.Description>
      </Alert.Content>
      {action}
    </Alert.Root>
  );
}
