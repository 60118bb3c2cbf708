import type { PaymentMethod } from "@shop/contract";
import { Stack } from "@shop/ui";
import { list } from "../../../shared/format.ts";
import { order } from "../../orders/index.ts";
import { checkout as texts } from "../texts.ts";

/** The payment methods, and how the typed data is used. @param methods empty while they are unknown */
export function Trust({ methods }: { methods: readonly PaymentMethod[] }) {
  return (
    <Stack gap="xs">
      <p>
        {methods.length > 0
          ? texts.trust.methods(list(methods.map((method) => `«${order.method.names[method]}»`)))
          : texts.trust.later}
      </p>
      <p>{texts.trust.data}</p>
    </Stack>
  );
}
