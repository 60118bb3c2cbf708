import type { Related } from "@shop/contract";
import { InView, ProductGridSkeleton, Stack } from "@shop/ui";
import { useMachine } from "@xstate/react";
import { useDeferredValue } from "react";
import { ProductList } from "./product-list.tsx";
import { catalog } from "./texts.ts";
import { provideRelated, readyWith, type ReadRelated, type RelatedServices } from "./related-machine.ts";

const texts = catalog.product;
const NOTHING: Related = { similar: [], boughtTogether: [] };

type RelatedProductsProps = RelatedServices & { id: string; read: ReadRelated | null };

/** What goes with a product and what is like it, below it. */
export function RelatedProducts({ id, listRelated, read }: RelatedProductsProps) {
  const machine = provideRelated({ listRelated });
  const [current, send] = useMachine(machine, read?.id === id ? { snapshot: readyWith(read) } : {});
  // Deferred, it is rendered in short tasks; React renders an update of an external store in one task.
  const snapshot = useDeferredValue(current);
  const { similar, boughtTogether } = snapshot.context.data ?? NOTHING;
  return (
    <Stack gap="xl">
      <InView onView={() => send({ type: "related.open", id })} />
      {snapshot.hasTag("loading") && <ProductGridSkeleton count={6} label={texts.loadingRelated} />}
      <ProductList heading={texts.boughtTogether} products={boughtTogether} />
      <ProductList heading={texts.similar} products={similar} />
    </Stack>
  );
}
