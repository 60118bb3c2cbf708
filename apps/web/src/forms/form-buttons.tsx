import { Button, Row } from "@shop/ui";
import { account } from "../../texts/account.ts";
import type { SecurityPart } from "./security-part.ts";

/** How a form of the security section is sent or left; while it is sent, neither does anything. */
export function FormButtons({
  security,
  submit,
  isActing,
  isDanger = false,
}: Pick<SecurityPart, "security"> & { submit: string; isActing: boolean; isDanger?: boolean }) {
  return (
    <Row>
      <Button loading={isActing} type="submit" {...(isDanger ? { variant: "danger" } : {})}>
        {submit}
      </Button>
      <Button
        aria-disabled={isActing || undefined}
        onClick={() => security.send({ type: "panel.close" })}
        variant="plain"
      >
        {account.cancel}
      </Button>
    </Row>
  );
}
