import { createContext, use } from "react";

type QuickCart = { isOpen: boolean; open: () => void };

export const QuickCartContext = createContext<QuickCart>({ isOpen: false, open: () => undefined });

/** Whether the cart is shown over this screen, and how to show it. */
export function useQuickCart(): QuickCart {
  return use(QuickCartContext);
}

/** The id of the button beside the header's link to the cart. */
export const QUICK_CART_BUTTON = "vista-rapida";
