import { maySubstitute, toSubstitute } from "@shop/commerce";
import type { OrderItem } from "@shop/contract";
import type { SubstitutesRef } from "@shop/fulfilment-machine";
import { useSelector } from "@shop/machine-factories/react";
import { FailureState, LoadingRegion, ShippingOptions, TextSkeleton } from "@shop/ui";
import { failureText, money } from "@shop/web/format";
import { texts } from "../shared/texts.ts";

const NOTHING = "";

type ChoiceProps = {
  item: OrderItem;
  /** Units of it. */
  missing: number;
  substitutes: SubstitutesRef;
  /** The id of a product; null for none. */
  chosen: string | null;
  onChange: (id: string | null) => void;
};

/** What goes instead of a product, with what the shopper pays for it. */
export function SubstituteChoice({ item, missing, substitutes, chosen, onChange }: ChoiceProps) {
  const { data, failure } = useSelector(substitutes, ({ context }) => context);
  if (failure)
    return (
      <FailureState
        heading={texts.pick.noSubstitutes}
        level={3}
        retry={{ text: texts.retry, onClick: () => substitutes.send({ type: "substitutes.retry" }) }}
        text={failureText(failure)}
      />
    );
  if (!data)
    return (
      <LoadingRegion label={texts.pick.loading}>
        <TextSkeleton lines={3} />
      </LoadingRegion>
    );
  const options = data
    .filter((product) => maySubstitute({ whenMissing: undefined }, item, product))
    .map((product) => {
      const quantity = Math.min(missing, product.stock);
      const { totalPrice } = toSubstitute(product, { quantity, item, missing });
      return {
        value: product.id,
        label: texts.pick.units(quantity, product.name),
        price: money(totalPrice),
        ...(totalPrice < product.price * quantity && { detail: texts.pick.capped }),
      };
    });
  return (
    <ShippingOptions
      legend={texts.pick.substitute}
      onChange={(value) => onChange(value === NOTHING ? null : value)}
      options={[{ value: NOTHING, label: texts.pick.nothing }, ...options]}
      value={chosen ?? NOTHING}
    />
  );
}
