import { selectIdentity } from "@shop/session-machine";
import { useSession } from "@shop/session-machine/react";
import { useState } from "react";

/**
 * Increments when another account replaces the signed-in one. As a React key it remounts what shows the previous
 * account's data. The first account to become known does not increment it, so data already loaded stays.
 */
export function useAccountEpoch(): number {
  const uid = useSession((session) => selectIdentity(session)?.uid ?? null);
  const [seen, setSeen] = useState({ uid, epoch: 0 });
  if (uid !== null && uid !== seen.uid) {
    setSeen({ uid, epoch: seen.uid === null ? seen.epoch : seen.epoch + 1 });
  }
  return seen.epoch;
}
