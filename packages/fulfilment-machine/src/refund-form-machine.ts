import type { DeliveredItem } from "@shop/commerce";
import { createFormMachine, port } from "@shop/machine-factories";
import type { ActorRefFrom } from "xstate";
import type { Refund, Refunded } from "./call-desk.ts";

/** What units are refunded of, as it was when the form was opened. */
type RefundSubject = { orderId: string; delivered: DeliveredItem };
type RefundValues = { units: string };

/** The form that refunds units of something that was delivered, which is its subject. */
export const refundFormMachine = createFormMachine({
  types: {} as {
    values: RefundValues;
    submission: Refund;
    output: Refunded;
    error: "invalid";
    hints: { units: number | null };
    subject: RefundSubject;
  },
  id: "refundForm",
  description: "How many units of something that was delivered are refunded.",
  fields: ["units"],
  validation: {
    errorsIn: (values, subject) => (unitsIn(values, subject) === null ? { units: "invalid" } : {}),
  },
  submit: port<Refunded, Refund>("submit"),
  toSubmission: (values, subject) => {
    const { id, substituteId, refunded } = subject.delivered;
    return {
      id: subject.orderId,
      itemId: id,
      ...(substituteId !== undefined && { substituteId }),
      from: refunded,
      // Zero is refused by the server: an invalid form is not submitted.
      to: refunded + (unitsIn(values, subject) ?? 0),
    };
  },
  // The field begins with one unit.
  hints: { initial: { units: 1 }, of: (values, subject) => ({ units: unitsIn(values, subject) }) },
});

export type RefundFormRef = ActorRefFrom<typeof refundFormMachine>;

/** The units that are typed; null unless so many can still be refunded. */
function unitsIn({ units }: RefundValues, { delivered }: RefundSubject): number | null {
  const typed = /^\s*\d{1,3}\s*$/.test(units) ? Number(units) : 0;
  return typed >= 1 && typed <= delivered.item.quantity - delivered.refunded ? typed : null;
}
