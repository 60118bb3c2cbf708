import { lazy } from "react";

/** The form for a number brings the rules of every country's numbers: nobody else loads them. */
export const loadPhoneSignIn = () => import("./phone-sign-in.tsx");

export const PhoneSignIn = lazy(async () => ({ default: (await loadPhoneSignIn()).PhoneSignIn }));
