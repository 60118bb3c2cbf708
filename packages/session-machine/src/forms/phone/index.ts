/* The form of signing in by phone, apart from the others because it brings the numbers of every country along. */
export type { CodeValues } from "../code.ts";
export { listCountries, type Country } from "./countries.ts";
export { phoneFormMachine, providePhoneForm } from "./phone-form.ts";
export { type NumberValues, type PhoneField, type PhoneFormEvent } from "./phone-form-setup.ts";
export { selectIsResending, selectPhone, selectSecondsLeft, selectStep } from "./selectors.ts";
