/** The form for a number brings the rules of every country's numbers: nobody else loads them. */
export const loadPhoneSignIn = () => import("./phone-sign-in.tsx");
