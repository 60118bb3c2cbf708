import { TextLink } from "@shop/ui";
import type { AuditEntry } from "@shop/contract";
import { DeskLink } from "../shared/desk-link.tsx";
import { changeText } from "./change-text.ts";

/** What was done; of an order, a link that opens it over the log. */
export function ChangeSentence({ change }: { change: AuditEntry }) {
  const text = changeText(change);
  if (change.orderId === undefined) return <span>{text}</span>;
  return <TextLink link={<DeskLink to={{ view: "log", orderId: change.orderId }} />}>{text}</TextLink>;
}
