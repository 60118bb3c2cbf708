import { createContext, use } from "react";

/** Fetches a product ahead of the click that seems to come: its code and what the shop says of it. */
export type ProductPrefetch = {
  /** The pointer or the focus is on its link. */
  begin: (id: string) => void;
  /** It has gone away again: what is on its way is not waited for. */
  end: () => void;
};

const NOTHING: ProductPrefetch = { begin: () => undefined, end: () => undefined };

export const ProductPrefetchContext = createContext<ProductPrefetch>(NOTHING);

/** What a link to a product does when somebody seems to be about to follow it. */
export function usePrefetchOf(id: string) {
  const { begin, end } = use(ProductPrefetchContext);
  const onBegin = () => begin(id);
  return {
    onPointerEnter: onBegin,
    onPointerLeave: end,
    onFocus: onBegin,
    onBlur: end,
    onTouchStart: onBegin,
    onTouchCancel: end,
  };
}
