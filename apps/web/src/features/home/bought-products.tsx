import { InView } from "@shop/ui";
import { useMachine } from "@xstate/react";
import { ProductList } from "../product/index.ts";
import { home } from "./texts.ts";
import { provideBought, type BoughtServices } from "./bought-machine.ts";

/** What the account orders most often. It loads late, so it is below the first screenful: nothing visible moves. */
export function BoughtProducts(services: BoughtServices) {
  const machine = provideBought(services);
  const [snapshot, send] = useMachine(machine);
  return (
    <>
      <InView onView={() => send({ type: "bought.open" })} />
      <ProductList heading={home.bought} products={snapshot.context.data ?? []} row />
    </>
  );
}
