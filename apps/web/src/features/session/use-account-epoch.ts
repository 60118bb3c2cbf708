import { selectIdentity } from "@shop/session-machine";
import { useSession } from "@shop/session-machine/react";
import { useState } from "react";

/**
 * Counts the accounts that were signed in on this page: a React key for everything that belongs to one of them. The
 * first account does not count, so that what was read before the identity service answered stays.
 */
export function useAccountEpoch(): number {
  const uid = useSession((session) => selectIdentity(session)?.uid ?? null);
  const [seen, setSeen] = useState({ uid, epoch: 0 });
  if (uid !== null && uid !== seen.uid) {
    setSeen({ uid, epoch: seen.uid === null ? seen.epoch : seen.epoch + 1 });
  }
  return seen.epoch;
}
