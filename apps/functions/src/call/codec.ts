import { deskServices } from "@shop/contract/desk";
import { createCodec, services } from "@shop/contract/schemas";

/** Every callable function with its methods: those of shoppers, and that of the counter. */
export const SERVICES = { ...services, ...deskServices };

/** How their calls are read, and their answers written. */
export const { isMethod, decodeInput, encodeOutput } = createCodec(SERVICES);
