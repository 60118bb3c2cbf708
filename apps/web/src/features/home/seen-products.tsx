import { Button, KeepFocus, ProductGrid, ProductGridSkeleton, SectionHeading } from "@shop/ui";
import { useMachine } from "@xstate/react";
import { useEffect, useState } from "react";
import { ProductTile } from "../../products/product-tile.tsx";
import { catalog } from "../../texts/catalog.ts";
import { provideSeen, type SeenServices } from "./seen-machine.ts";

const texts = catalog.home;

/** What was looked at on this device, last on the screen: it comes late, and moves nothing that is read. */
export function SeenProducts(services: SeenServices) {
  const [machine] = useState(() => provideSeen(services));
  const [snapshot, send] = useMachine(machine);
  const { readSeen } = services;
  useEffect(() => send({ type: "seen.open", ids: readSeen() }), [send, readSeen]);
  const { ids, products } = snapshot.context;
  const isLoading = snapshot.hasTag("loading");
  const isAny = isLoading || products.length > 0;
  return (
    <KeepFocus>
      {isAny && (
        <section aria-labelledby="seen">
          <SectionHeading
            action={
              <Button onClick={() => send({ type: "seen.forget" })} variant="ghost">
                {texts.forgetSeen}
              </Button>
            }
            id="seen"
          >
            {texts.seen}
          </SectionHeading>
          {isLoading ? (
            <ProductGridSkeleton count={ids.length} label={texts.loading} />
          ) : (
            <ProductGrid>
              {products.map((product) => (
                <ProductTile key={product.id} product={product} />
              ))}
            </ProductGrid>
          )}
        </section>
      )}
    </KeepFocus>
  );
}
