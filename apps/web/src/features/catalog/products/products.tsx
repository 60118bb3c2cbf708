import {
  selectIsReading,
  selectIsUpdating,
  selectHasFailed,
  selectProducts,
  selectReason,
  selectListKey,
} from "@shop/catalog-machine/marketplace";
import { useCatalog, useCatalogRef } from "@shop/catalog-machine/marketplace/react";
import { FailureState, ProductGridSkeleton, Stack } from "@shop/ui";
import { ProductTile } from "../../product/index.ts";
import { failureText } from "../../../shared/format.ts";
import { marketplace as texts } from "../texts.ts";
import { shell } from "../../../shared/texts.ts";
import { DidYouMean } from "./did-you-mean.tsx";
import { More } from "./more.tsx";
import { NothingFound } from "./nothing-found.tsx";
import { VirtualizedList } from "../components/virtualized-list/virtualized-list.tsx";
import { PendingOverlay } from "../components/pending-overlay/pending-overlay.tsx";
import type { ListMemories } from "../components/virtualized-list/list-memory.ts";

/** Products that are visible before any scrolling, in the widest list. */
const FIRST_PRODUCTS = 12;

/** Pictures that are visible on a phone: more of them would delay each other on a slow network. */
const FIRST_PICTURES = 4;

/** The list itself, or why there is none. */
export function Products({ memories }: { memories: ListMemories }) {
  const catalog = useCatalogRef();
  const products = useCatalog(selectProducts);
  const key = useCatalog(selectListKey);
  const isReading = useCatalog(selectIsReading);
  const isUpdating = useCatalog(selectIsUpdating);
  const hasFailed = useCatalog(selectHasFailed);
  const reason = useCatalog(selectReason);
  if (isReading) return <ProductGridSkeleton count={FIRST_PRODUCTS} label={texts.loading} narrow />;
  if (hasFailed && reason) {
    return (
      <FailureState
        heading={shell.noProducts}
        retry={{ text: shell.retry, onClick: () => catalog.send({ type: "catalog.retry" }) }}
        text={failureText(reason)}
      />
    );
  }
  if (products.length === 0) return <NothingFound />;
  return (
    <Stack gap="lg">
      <DidYouMean />
      <PendingOverlay isOn={isUpdating} label={texts.updating}>
        <VirtualizedList
          count={products.length}
          key={key}
          memory={memories.of(key)}
          render={(place) => {
            const product = products[place];
            return (
              product && (
                <ProductTile isFirst={place < FIRST_PICTURES} key={product.id} level={2} product={product} />
              )
            );
          }}
        />
      </PendingOverlay>
      <More />
    </Stack>
  );
}
