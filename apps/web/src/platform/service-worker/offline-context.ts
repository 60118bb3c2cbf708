import { createContext } from "react";
import type { Offline } from "./create-offline.ts";

/** Null where no service worker is watched: on the server, in tests and in stories. */
export const OfflineContext = createContext<Offline | null>(null);
