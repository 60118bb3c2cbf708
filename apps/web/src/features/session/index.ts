export { session } from "./texts.ts";
export { useAccountEpoch } from "./use-account-epoch.ts";
export { SignedInOnly } from "./signed-in-only.tsx";
export { Identify, type IdentifyServices } from "./sign-in/identify.tsx";
export { CodeField } from "./components/code-field/code-field.tsx";
export { PhoneCodeForm } from "./phone/phone-code-form.tsx";
export { PhoneNumberForm } from "./phone/phone-number-form.tsx";
