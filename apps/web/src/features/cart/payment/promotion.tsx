import {
  selectGroups,
  selectIsBusy,
  selectLoading,
  selectPromotionCode,
  selectPromotionFailure,
  selectRefusedCode,
} from "@shop/cart-machine";
import { useCart, useCartRef } from "@shop/cart-machine/react";
import type { Failure, OrderSummary } from "@shop/contract";
import { useEffect, useState } from "react";
import { cart as texts } from "../texts.ts";
import { failureText, money } from "../../../shared/format.ts";
import { PromotionField } from "../components/promotion-field/promotion-field.tsx";

/**
 * A promotion code for this cart.
 * @param isCurrent whether the summary is of the lines that are shown now
 */
export function Promotion({ summary, isCurrent }: { summary: OrderSummary; isCurrent: boolean }) {
  const cart = useCartRef();
  const wanted = useCart(selectPromotionCode);
  const error = useCart(selectPromotionFailure);
  const refused = useCart(selectRefusedCode) ?? "";
  const isLoading = useCart(selectLoading);
  const isBusy = useCart(selectIsBusy);
  const hasPharmacy = useCart(selectGroups).some(({ handling }) => handling === "pharmacy");
  const [waitingCode, setWaitingCode] = useState<string | null>(null);
  const { promotion } = summary;

  // A code that is applied while the lines are being saved waits, to be checked against the saved lines.
  const isDue = waitingCode !== null && isCurrent && !isBusy;
  useEffect(() => {
    if (isDue) cart.send({ type: "summary.choose", promotionCode: waitingCode });
  }, [cart, isDue, waitingCode]);
  // The cart has it now.
  if (waitingCode !== null && waitingCode === wanted) setWaitingCode(null);
  const isChecking = isLoading && !isSameCode(wanted, promotion?.code);

  return (
    <PromotionField
      applied={
        promotion && {
          code: promotion.code,
          effect: isCurrent ? effectOf(promotion, summary) : texts.recalculating,
          remove: texts.promotion.remove,
          onRemove: () => cart.send({ type: "summary.choose", promotionCode: null }),
        }
      }
      apply={texts.promotion.apply}
      error={error ? sentenceOf(error, refused, hasPharmacy) : undefined}
      label={texts.promotion.label}
      missing={texts.promotion.missing}
      onApply={setWaitingCode}
      pending={waitingCode !== null || isChecking}
    />
  );
}

/** For a minimum that is not reached, also how much is missing. */
function sentenceOf(error: Failure, code: string, hasPharmacy: boolean): string {
  const missing = error.id === 422 && error.reason === "codeBelowMinimum" ? error.missingAmount : undefined;
  return missing === undefined
    ? failureText(error)
    : texts.promotion.belowMinimum(money(missing), code.trim().toUpperCase(), hasPharmacy);
}

type Applied = NonNullable<OrderSummary["promotion"]>;

function effectOf({ kind }: Applied, { discount }: OrderSummary): string {
  const amount = money(discount);
  return kind === "freeShipping" ? texts.promotion.freeShipping(amount) : texts.promotion.takesOff(amount);
}

/** The server writes codes in capitals, whatever the shopper typed. */
function isSameCode(one: string | null, other: string | undefined): boolean {
  return (one ?? "").trim().toUpperCase() === (other ?? "").toUpperCase();
}
