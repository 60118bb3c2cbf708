import type * as z from "zod/mini";
import { accounts } from "./accounts.ts";
import { carts } from "./carts.ts";
import { catalog } from "./catalog.ts";
import { contact } from "./contact.ts";
import type { deskServices } from "./desk.ts";
import { orders } from "./orders.ts";
import { payments } from "./payments.ts";

/** Every callable function that shoppers use, with its methods: the one list that both ends are built from. */
export const services = {
  httpCartsServices: carts,
  httpPaymentServices: { ...payments, ...orders },
  httpCatalogServices: catalog,
  httpAccountServices: accounts,
  httpContactServices: contact,
} as const;

/** Those of the counter too. */
export type Services = typeof services & typeof deskServices;
export type ServiceName = keyof Services;

/** The methods of a service. */
export type MethodName<S extends ServiceName> = keyof Services[S] & string;

/** What a handler receives and what a client sends, beside the `method` that names it. */
export type CallInput<S extends ServiceName, M extends keyof Services[S]> = Services[S][M] extends {
  input: infer I extends z.ZodMiniType<object>;
}
  ? z.output<I>
  : never;

/** What a handler gives and what a client receives. */
export type CallOutput<S extends ServiceName, M extends keyof Services[S]> = Services[S][M] extends {
  output: infer O extends z.ZodMiniType;
}
  ? z.output<O>
  : never;
