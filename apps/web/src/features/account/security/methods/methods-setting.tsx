import { Setting } from "@shop/ui";
import { account } from "../../texts.ts";
import { EmailItem } from "./email-item.tsx";
import { MethodItem } from "./method-item.tsx";
import { PasswordItem } from "./password-item.tsx";
import type { SecurityPart } from "../actions/use-security.ts";

const texts = account.security.methods;

const OTHERS = ["google", "facebook", "phone"] as const;

/** The sign-in methods of the account. The last one cannot be removed. */
export function MethodsSetting(part: SecurityPart) {
  return (
    <Setting heading={texts.title} text={texts.text}>
      <ul aria-label={texts.title}>
        <EmailItem {...part} />
        <PasswordItem {...part} />
        {OTHERS.map((method) => (
          <MethodItem {...part} key={method} method={method} />
        ))}
      </ul>
    </Setting>
  );
}
