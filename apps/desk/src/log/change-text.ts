import type { AuditEntry } from "@shop/contract";
import { texts } from "../shared/texts.ts";

/** What somebody did, as a sentence. A change that this version does not know is named as it was logged. */
export function changeText({ method, subject, before, after }: AuditEntry): string {
  const { moved, picked, refunded, answered, priced, dayClosed, dayOpened, promoted, ended } = texts.log;
  const { gave, took, exchanged, other } = texts.log;
  if (method === "moveOrder")
    return moved(subject, nameIn(texts.states, before), nameIn(texts.states, after));
  if (method === "pickItem") return picked(subject, before, after);
  if (method === "refundItem") return refunded(subject, after);
  if (method === "changeProduct") return priced(subject, before, after);
  if (method === "changeDeliveryDay") return (after === "cerrado" ? dayClosed : dayOpened)(subject);
  if (method === "answerMessage") return answered(subject);
  if (method === "addPromotion") return promoted(subject);
  if (method === "endPromotion") return ended(subject);
  if (method !== "changeRole") return other(method, subject, before, after);
  const [former, role] = [before, after].map((each) => nameIn(texts.roles, each).toLowerCase());
  if (!role) return took(subject, former ?? "");
  return former ? exchanged(subject, former, role) : gave(subject, role);
}

function nameIn(names: Readonly<Record<string, string>>, word: string): string {
  return names[word] ?? word;
}
