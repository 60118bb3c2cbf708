import type { Services } from "./services.ts";
import type { User } from "./user.ts";

/**
 * The account of an address, for whoever has just proved that the address is theirs: from now on no mail moves it to an
 * address that it had only later. An account that was moved to this address unverified, and that the reader of its former
 * address can still bring back, is that reader's: it loses the address and its sessions, and there is no account yet.
 */
export function claimEmail(
  { users, mailCodes }: Pick<Services, "users" | "mailCodes">,
  email: string,
): User | undefined {
  const user = users.findByEmail(email);
  if (!user) return undefined;
  mailCodes.dropLaterRecoveries({ user, email });
  if (user.emailVerified || !mailCodes.canMoveBack(user)) return user;
  users.change(user.uid, { email: null });
  return undefined;
}
