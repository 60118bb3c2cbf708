import { Setting } from "@shop/ui";
import { account } from "../texts.ts";
import type { SecurityPart } from "./security-ref.ts";
import { MethodItem } from "./method-item.tsx";

const texts = account.security.methods;

/** A password is added in its own place: here it is one that can go. */
const ADDED_HERE = ["google", "facebook", "phone"] as const;

/** The sign-in methods of the account: more of them, or fewer, but never none. */
export function MethodsSetting(part: SecurityPart) {
  const hasPassword = part.authAccount.methods.some(({ method }) => method === "password");
  return (
    <Setting heading={texts.title} text={texts.text}>
      <ul aria-label={texts.list}>
        {hasPassword && <MethodItem {...part} method="password" />}
        {ADDED_HERE.map((method) => (
          <MethodItem {...part} key={method} method={method} />
        ))}
      </ul>
    </Setting>
  );
}
