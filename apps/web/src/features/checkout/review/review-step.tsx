import {
  selectAddress,
  selectIsBusy,
  selectItems,
  selectPaymentMethod,
  selectQuotedOption,
  selectWhenMissing,
  selectWindow,
} from "@shop/checkout-machine";
import { useSteps } from "@shop/checkout-machine/react";
import { OrderLines, TextSkeleton } from "@shop/ui";
import { Link } from "react-router";
import { addressLines } from "../../../shared/address-lines.ts";
import { order, orderLineOf } from "../../orders/index.ts";
import { paths } from "../../../shared/paths.ts";
import { checkout } from "../texts.ts";
import { ReviewBlock } from "./review-block.tsx";
const texts = checkout.review;

/** The whole order, each part with the link that changes it. */
export function ReviewStep() {
  const address = useSteps(selectAddress);
  const option = useSteps(selectQuotedOption);
  const window = useSteps(selectWindow);
  const whenMissing = useSteps(selectWhenMissing);
  const method = useSteps(selectPaymentMethod);
  const items = useSteps(selectItems);
  const isBusy = useSteps(selectIsBusy);
  if (!address || !method || !option) {
    return <TextSkeleton label={checkout.loading} lines={6} />;
  }
  return (
    <div aria-busy={isBusy}>
      <ReviewBlock
        change={{
          link: <Link to={paths.checkoutAddress} />,
          text: texts.change,
          name: texts.changeAddress,
        }}
        heading={texts.address}
      >
        <p>{address.name}</p>
        {addressLines(address).map((line) => (
          <p key={line}>{line}</p>
        ))}
        {address.notes && <p>{address.notes}</p>}
      </ReviewBlock>
      <ReviewBlock
        change={{
          link: <Link to={paths.checkoutShipping} />,
          text: texts.change,
          name: texts.changeShipping,
        }}
        heading={texts.shipping}
      >
        <p>{option.name}</p>
        <p>{window?.label ?? option.window}</p>
        <p>{texts.missing[whenMissing]}</p>
      </ReviewBlock>
      <ReviewBlock
        change={{ link: <Link to={paths.checkoutMethod} />, text: texts.change, name: texts.changeMethod }}
        heading={texts.method}
      >
        <p>{order.method.names[method]}</p>
      </ReviewBlock>
      <ReviewBlock
        change={{ link: <Link to={paths.cart} />, text: texts.change, name: texts.changeLines }}
        heading={texts.lines}
      >
        <OrderLines label={texts.linesLabel} lines={items.map(orderLineOf)} />
      </ReviewBlock>
    </div>
  );
}
