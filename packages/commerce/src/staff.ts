import type { OrderAction, StaffRole } from "@shop/contract";

/** What each role may do with an order: who picks, prepares; money and doors are for the counter. */
const ALLOWED: Record<StaffRole, readonly OrderAction[]> = {
  surtido: ["prepare"],
  mostrador: ["accept", "prepare", "ship", "deliver", "cancel"],
  direccion: ["accept", "prepare", "ship", "deliver", "cancel"],
};

/** Whether a member of staff may do this with an order. */
export function mayDo(role: StaffRole, action: OrderAction): boolean {
  return ALLOWED[role].includes(action);
}
