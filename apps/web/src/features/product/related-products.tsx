import type { Product } from "@shop/contract";
import { InView, ProductGrid, ProductGridSkeleton, SectionHeading, Stack } from "@shop/ui";
import { useMachine } from "@xstate/react";
import { useId, useState } from "react";
import { ProductTile } from "../../products/product-tile.tsx";
import { catalog } from "../../texts/catalog.ts";
import { provideRelated, type RelatedServices } from "./related-machine.ts";

const texts = catalog.product;

/** What goes with a product and what is like it, below it. */
export function RelatedProducts({ id, listRelated }: RelatedServices & { id: string }) {
  const [machine] = useState(() => provideRelated({ listRelated }));
  const [snapshot, send] = useMachine(machine, { input: { id } });
  const { similar, boughtTogether } = snapshot.context;
  return (
    <Stack gap="xl">
      <InView onView={() => send({ type: "related.want" })} />
      {snapshot.hasTag("loading") && <ProductGridSkeleton count={5} label={texts.loadingRelated} />}
      <Shelf heading={texts.boughtTogether} products={boughtTogether} />
      <Shelf heading={texts.similar} products={similar} />
    </Stack>
  );
}

function Shelf({ heading, products }: { heading: string; products: readonly Product[] }) {
  const id = useId();
  if (products.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id}>{heading}</SectionHeading>
      <ProductGrid>
        {products.map((product) => (
          <ProductTile key={product.id} product={product} />
        ))}
      </ProductGrid>
    </section>
  );
}
