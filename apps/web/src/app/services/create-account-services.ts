import type { ApiClient } from "@shop/api-client";
import type { AuthServices, NewSignInMethod } from "@shop/session-machine";
import type { AccountServices } from "../../features/account/account-services.ts";
import type { AccountAuth } from "../../platform/identity/account-auth.ts";
import type { AccountPicker } from "../../platform/identity/account-picker.ts";
import type { RedeemEmailCode } from "../../platform/identity/email-code.ts";
import { withWindow } from "../../platform/identity/with-window.ts";
import { saveFile } from "../../platform/browser/save-file.ts";

/** What the services of the account are made from. */
type AccountPlatform = {
  /** A call of the signed-in shopper. */
  call: ApiClient;
  /** Rejects with a `SignInFailureError` when its code could not be loaded. */
  auth: () => Promise<AccountAuth>;
  /** Opens the window of a sign-in method within the click, if the shop itself opens one. */
  openWindow: (method: NewSignInMethod["method"]) => AccountPicker | undefined;
  /** Called as the shopper: the token is for their own account. */
  redeemEmailCode: RedeemEmailCode;
} & Pick<AuthServices, "sendCode" | "sendEmailCode">;

/** The services of `/cuenta`. */
export function createAccountServices({
  call,
  auth,
  openWindow,
  redeemEmailCode,
  sendCode,
  sendEmailCode,
}: AccountPlatform): AccountServices {
  return {
    readAuthAccount: async () => (await auth()).readAuthAccount(),
    sendVerification: async () => (await auth()).sendVerification(),
    sendCode,
    sendEmailCode,
    setPassword: async (input) => (await auth()).setPassword(input),
    changeEmail: async (input) => (await auth()).changeEmail(input),
    unlink: async (input) => (await auth()).unlink(input),
    rename: async (input) => (await auth()).rename(input),
    reauthenticate: async (code) => (await auth()).reauthenticate(code, redeemEmailCode),
    link: (input) =>
      withWindow(openWindow(input.method), async (picker) => (await auth()).link(input, picker)),

    getProfile: async () => (await call("httpAccountServices", "getProfile", {})).profile,
    saveProfile: async (input) => (await call("httpAccountServices", "saveProfile", input)).profile,
    listAddresses: () => call("httpAccountServices", "listAddresses", {}),
    saveAddress: (input) => call("httpAccountServices", "saveAddress", input),
    removeAddress: (input) => call("httpAccountServices", "removeAddress", input),
    setDefaultAddress: (input) => call("httpAccountServices", "setDefaultAddress", input),
    listOrders: (input) => call("httpPaymentServices", "listOrders", input),
    exportData: async () => (await call("httpAccountServices", "exportData", {})).data,
    signOutEverywhere: async () => {
      await call("httpAccountServices", "signOutEverywhere", {});
    },
    deleteAccount: async () => {
      await call("httpAccountServices", "deleteAccount", {});
    },

    saveFile,
  };
}
