import { Setting, WayList } from "@shop/ui";
import { account } from "./texts.ts";
import type { SecurityPart } from "./security-part.ts";
import { WayItem } from "./way-item.tsx";

const texts = account.security.ways;

/** A password is added in its own place: here it is one that can go. */
const ADDED_HERE = ["google", "facebook", "phone"] as const;

/** The ways into the account: more of them, or fewer, but never none. */
export function WaysSetting(part: SecurityPart) {
  const hasPassword = part.access.ways.some(({ way }) => way === "password");
  return (
    <Setting heading={texts.title} text={texts.text}>
      <WayList label={texts.list}>
        {hasPassword && <WayItem {...part} way="password" />}
        {ADDED_HERE.map((way) => (
          <WayItem {...part} key={way} way={way} />
        ))}
      </WayList>
    </Setting>
  );
}
