import type { DayFigures, Money, PaymentMethod } from "@shop/contract";
import { paymentMethod } from "@shop/contract/schemas";
import { texts } from "../shared/texts.ts";

/** A spreadsheet reads the accents of a file that begins with it. */
const BYTE_ORDER_MARK = "\uFEFF";

/** The figures as a file for a spreadsheet: a line a day, amounts with a point and two decimals. */
export function figuresCsv(days: readonly DayFigures[]): string {
  const { day, orders, cancelled, missing, minutes } = texts.figures.columns;
  const methods = paymentMethod.options;
  const names = methods.map((method) => texts.methods[method]);
  const lines = days.map((each) => [
    each.day,
    each.orders,
    each.cancelled,
    ...methods.map((method) => (amountOf(each, method) / 100).toFixed(2)),
    each.missing,
    each.minutesToDoor ?? "",
  ]);
  const rows = [[day, orders, cancelled, ...names, missing, minutes], ...lines];
  return BYTE_ORDER_MARK + rows.map((row) => `${row.join(",")}\r\n`).join("");
}

function amountOf({ sales }: DayFigures, method: PaymentMethod): Money {
  return sales.find(({ paymentMethod: each }) => each === method)?.amount ?? 0;
}
