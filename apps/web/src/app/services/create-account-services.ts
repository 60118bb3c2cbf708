import type { ApiClient } from "@shop/api-client";
import type { AccessServices, Proof } from "@shop/session-machine";
import type { AccountServices } from "../../features/account/account-services.ts";
import type { AccountAccess } from "../../platform/identity/account-access.ts";
import type { Choice } from "../../platform/identity/account-chooser.ts";
import { withWindow } from "../../platform/identity/with-window.ts";
import { saveFile } from "../../platform/browser/save-file.ts";

/** What the account is made of. */
type World = {
  /** A call of the signed-in shopper. */
  call: ApiClient;
  /** Rejects with a `SignInRefusal` when its code could not be loaded. */
  access: () => Promise<AccountAccess>;
  /** Opens the window of a way at once, where this shop opens one itself. */
  openWindow: (way: Proof["way"]) => Choice | undefined;
  sendCode: AccessServices["sendCode"];
};

/** The world of `/cuenta`. */
export function createAccountServices({ call, access, openWindow, sendCode }: World): AccountServices {
  return {
    readAccess: async () => (await access()).readAccess(),
    sendVerification: async () => (await access()).sendVerification(),
    sendCode,
    setPassword: async (input) => (await access()).setPassword(input),
    changeEmail: async (input) => (await access()).changeEmail(input),
    unlink: async (input) => (await access()).unlink(input),
    rename: async (input) => (await access()).rename(input),
    reauthenticate: (proof) =>
      withWindow(openWindow(proof.way), async (choice) => (await access()).reauthenticate(proof, choice)),
    link: (input) =>
      withWindow(openWindow(input.way), async (choice) => (await access()).link(input, choice)),

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
