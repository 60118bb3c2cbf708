import * as z from "zod/mini";

/**
 * What a member of staff is trusted with: `surtido` picks orders, `mostrador` also serves them and the shoppers'
 * messages, `direccion` may do everything.
 */
export const staffRole = z.enum(["surtido", "mostrador", "direccion"]);
export type StaffRole = z.output<typeof staffRole>;
