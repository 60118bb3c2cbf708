import { createContext } from "react";
import type { Offline } from "./create-offline.ts";

/** Null where the shop runs without a worker: in tests and stories of other screens. */
export const OfflineContext = createContext<Offline | null>(null);
