export type { AddressServices } from "./account-services.ts";
export { provideAddressForm } from "./addresses/address-form-machine.ts";
export { AddressForm } from "./addresses/address-form.tsx";
export { EmailSetting, type EmailServices } from "./profile/email-setting.tsx";
export { account } from "./texts.ts";
