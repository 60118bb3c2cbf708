import { actorContext } from "@shop/machine-factories/react";
import type { DeskRef } from "./desk-machine.ts";

/** The running counter, provided once around the app (`<DeskContext value={desk}>`), its actor, and its selectors. */
export const [DeskContext, useDeskRef, useDesk] = actorContext<DeskRef>("DeskContext");
