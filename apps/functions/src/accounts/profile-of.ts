import type { Profile } from "@shop/contract";
import type { AccountDoc } from "./account-doc.ts";

/** The profile inside an account. */
export function profileOf({ name, phone }: AccountDoc): Profile {
  return { name, ...(phone !== undefined && { phone }) };
}
