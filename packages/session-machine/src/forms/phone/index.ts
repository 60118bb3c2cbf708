/* The form of signing in by phone, separate because it includes the number rules of every country. */
export { listCountries, type Country } from "./countries.ts";
export { phoneFormMachine, providePhoneForm } from "./phone-form.ts";
export { selectIsResending, selectPhone, selectSecondsLeft, selectStep } from "./selectors.ts";
