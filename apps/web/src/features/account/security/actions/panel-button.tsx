import type { SignInMethod } from "@shop/session-machine";
import { Button, type ButtonProps } from "@shop/ui";
import { useAction, type SecurityRef } from "./use-security.ts";
import type { SecurityAction } from "./security-action.ts";

type PanelButtonProps = Pick<ButtonProps, "aria-label" | "children" | "colorPalette" | "variant"> & {
  security: SecurityRef;
  kind: SecurityAction["kind"];
  method?: SignInMethod;
};

/** Opens and closes the panel of an action. */
export function PanelButton({ security, kind, method, ...button }: PanelButtonProps) {
  const { isOpen } = useAction(security, kind, method);
  return (
    <Button
      aria-expanded={isOpen}
      onClick={() =>
        security.send(isOpen ? { type: "panel.close" } : { type: "panel.open", panel: { kind, method } })
      }
      size="sm"
      variant="surface"
      {...button}
    />
  );
}
