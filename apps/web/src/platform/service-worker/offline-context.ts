import { createContext } from "react";
import type { Offline } from "./create-offline.ts";

/** Null where the shop runs without a worker: in tests and in stories of anything else. */
export const OfflineContext = createContext<Offline | null>(null);
