import { paths, query } from "../../paths.ts";

/** The orders of the account. */
export const ordersPath = `${paths.account}?${query.section}=pedidos`;
