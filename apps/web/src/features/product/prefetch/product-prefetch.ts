import { createContext, use } from "react";

/** Prefetches a product before a likely click: the code of its screen and its data. */
export type ProductPrefetch = {
  /** The pointer or the focus is on its link: the prefetch is sent once it has rested there for a moment. */
  begin: (id: string) => void;
  /** The pointer or the focus has left the link: a prefetch that was not sent yet is cancelled. */
  end: () => void;
};

const NOTHING: ProductPrefetch = { begin: () => undefined, end: () => undefined };

export const ProductPrefetchContext = createContext<ProductPrefetch>(NOTHING);

/** The event handlers that prefetch a product when the shopper is about to follow its link. */
export function usePrefetchOf(id: string) {
  const { begin, end } = use(ProductPrefetchContext);
  const onBegin = () => begin(id);
  return {
    onPointerEnter: onBegin,
    onPointerLeave: end,
    onFocus: onBegin,
    onBlur: end,
  };
}
