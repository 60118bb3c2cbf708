import { lazy } from "react";

/** The phone form includes the number rules of every country, so it is loaded on demand: from when the pointer reaches its button. */
export const loadPhoneSignIn = () => import("./phone-sign-in.tsx");

export const PhoneSignIn = lazy(async () => ({ default: (await loadPhoneSignIn()).PhoneSignIn }));
