import { Button, KeepFocus, ProductGridSkeleton } from "@shop/ui";
import { useMachine } from "@xstate/react";
import { useEffect } from "react";
import { ProductList } from "../product/index.ts";
import { provideSeen, type SeenServices } from "./seen-machine.ts";
import { home as texts } from "./texts.ts";

/** The products that were seen on this device. They load late, so they are last: nothing visible moves. */
export function SeenProducts(services: SeenServices) {
  const machine = provideSeen(services);
  const [snapshot, send] = useMachine(machine);
  const { readSeen } = services;
  useEffect(() => send({ type: "seen.open", ids: readSeen() }), [send, readSeen]);
  const { key, data: products } = snapshot.context;
  const count = snapshot.hasTag("loading") ? (key?.ids.length ?? 0) : 0;
  return (
    <KeepFocus>
      <ProductList
        action={
          // Closing also clears them from the device, so it is not for when the screen is left.
          <Button onClick={() => send({ type: "seen.close" })} variant="ghost">
            {texts.forgetSeen}
          </Button>
        }
        heading={texts.seen}
        products={products ?? []}
        waiting={count > 0 && <ProductGridSkeleton count={count} label={texts.loading} />}
      />
    </KeepFocus>
  );
}
