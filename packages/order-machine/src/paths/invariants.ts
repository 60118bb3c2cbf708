import { awaitsPayment, isCancellable } from "@shop/commerce";
import type { OrderRun } from "../run-order.ts";

/** The violated invariants; `[]` if none. */
export function errorsOf({ snapshot, value, seen, services, reports }: OrderRun): string[] {
  const { context } = snapshot;
  const { order, isOnline, isSeen } = context;
  const wishes = reports.flatMap((report) => (report.type === "lines.wanted" ? [report.operationId] : []));
  const isShown = !["loading", "failed", "missing"].some((tag) => snapshot.tags.has(tag));
  const errors: [string, boolean][] = [
    ["shows an order that is not there", isShown && order === null],
    ["failed without a reason", snapshot.hasTag("failed") && context.failure === null],
    ["pays what is not to be paid", seen.tags.includes("paying") && !(order && awaitsPayment(order))],
    [
      "cancels what cannot be cancelled",
      seen.tags.includes("confirming") && !(order && isCancellable(order)),
    ],
    ["put the lines into the cart twice for one wish", new Set(wishes).size < wishes.length],
    ["waits for a look while nobody sees it", (!isOnline || !isSeen) && isWaiting(value)],
    ["led to pay more often than it asked where", services.opened.length > services.payments.all.length],
  ];
  return errors.flatMap(([error, isSo]) => (isSo ? [error] : []));
}

function isWaiting(value: unknown): boolean {
  return JSON.stringify(value) === '{"order":{"following":"waiting"}}';
}
