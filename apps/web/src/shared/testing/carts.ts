import { toCartItem } from "@shop/commerce";
import type { CartItem } from "@shop/contract";
import { EGGS, MILK, PARACETAMOL, TOMATO, YOGURT } from "./products.ts";

/** Every group, and heavy enough to be paid. */
export const FULL_CART: CartItem[] = [
  toCartItem(TOMATO, 2),
  toCartItem(EGGS, 1),
  toCartItem(MILK, 2),
  toCartItem(YOGURT, 1),
  toCartItem(PARACETAMOL, 3),
];

/** Nothing that has to be kept cold: every shipping option is possible. */
export const DRY_CART: CartItem[] = [toCartItem(TOMATO, 3), toCartItem(EGGS, 1)];

/** Too light to be paid. */
export const LIGHT_CART: CartItem[] = [toCartItem(MILK, 1), toCartItem(PARACETAMOL, 1)];

/** Another shopper has bought nearly all the yogurt since. */
export const CART_WITH_LESS_STOCK: CartItem[] = [
  toCartItem(TOMATO, 3),
  { ...toCartItem(YOGURT, 4), stock: 1 },
  { ...toCartItem(MILK, 1), stock: 0 },
];
