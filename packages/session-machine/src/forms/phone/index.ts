/* The form of signing in by phone, separate because it includes the number rules of every country. */
export type { CodeValues } from "../code.ts";
export { listCountries, type Country } from "./countries.ts";
export { phoneFormMachine, providePhoneForm } from "./phone-form.ts";
export { type NumberValues, type PhoneField, type PhoneFormEvent } from "./phone-form-setup.ts";
export { selectIsResending, selectPhone, selectSecondsLeft, selectStep } from "./selectors.ts";
