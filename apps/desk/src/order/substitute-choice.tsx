import type { OrderItem } from "@shop/contract";
import type { SubstitutesRef } from "@shop/fulfilment-machine";
import { useSelector } from "@shop/machine-factories/react";
import { FailureState, LoadingRegion, ShippingOptions, TextSkeleton } from "@shop/ui";
import { failureText, money } from "@shop/web/format";
import { texts } from "../shared/texts.ts";

const NOTHING = "";

type ChoiceProps = {
  /** As the shopper would pay for them. */
  offers: readonly OrderItem[];
  /** The search for them. */
  substitutes: SubstitutesRef;
  /** The id of a product; null for none. */
  chosen: string | null;
  onChange: (id: string | null) => void;
};

/** What goes instead of a product, with what the shopper pays for it. */
export function SubstituteChoice({ offers, substitutes, chosen, onChange }: ChoiceProps) {
  const failure = useSelector(substitutes, ({ context }) => context.failure);
  const isLoading = useSelector(substitutes, (snapshot) => snapshot.hasTag("loading"));
  const options = offers.map(({ id, name, quantity, unitPrice, totalPrice }) => ({
    value: id,
    label: texts.pick.units(quantity, name),
    price: money(totalPrice),
    ...(totalPrice < unitPrice * quantity && { detail: texts.pick.capped }),
  }));
  return (
    <>
      <ShippingOptions
        legend={texts.pick.substitute}
        onChange={(value) => onChange(value === NOTHING ? null : value)}
        options={[{ value: NOTHING, label: texts.pick.nothing }, ...options]}
        value={chosen ?? NOTHING}
      />
      {isLoading && (
        <LoadingRegion label={texts.pick.loading}>
          <TextSkeleton lines={3} />
        </LoadingRegion>
      )}
      {failure && !isLoading && (
        <FailureState
          heading={texts.pick.noSubstitutes}
          level={3}
          retry={{ text: texts.retry, onClick: () => substitutes.send({ type: "substitutes.retry" }) }}
          text={failureText(failure)}
        />
      )}
    </>
  );
}
