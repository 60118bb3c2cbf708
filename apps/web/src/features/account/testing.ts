import {
  FailureError,
  type AddressBook,
  type Failure,
  type OrderPage,
  type Profile,
  type SavedAddress,
} from "@shop/contract";
import { HeldCalls } from "@shop/machine-checks";
import { SignInFailureError, type SignInFailure, type AuthAccount } from "@shop/session-machine";
import type { AccountServices } from "./account-services.ts";

type Input<K extends keyof AccountServices> = Parameters<AccountServices[K]>[0];

const byShop = <In, Out>() => new HeldCalls<In, Out, Failure>((failure) => new FailureError(failure));
const byIdentity = <In, Out>() =>
  new HeldCalls<In, Out, SignInFailure>((signInFailure) => new SignInFailureError(signInFailure));
/** These calls are never aborted. */
const { signal } = new AbortController();

/** Fake services of the account: every call waits until the test answers it. */
export class FakeAccount {
  readonly profiles = byShop<undefined, Profile>();
  readonly savedProfiles = byShop<Input<"saveProfile">, Profile>();
  readonly books = byShop<undefined, AddressBook>();
  readonly savedAddresses = byShop<Input<"saveAddress">, AddressBook & { id: string }>();
  readonly removals = byShop<Input<"removeAddress">, AddressBook>();
  readonly defaults = byShop<Input<"setDefaultAddress">, AddressBook>();
  readonly orderPages = byShop<Input<"listOrders">, OrderPage>();
  readonly exports = byShop<undefined, Record<string, unknown>>();
  readonly endings = byShop<undefined, void>();
  readonly deletions = byShop<undefined, void>();

  readonly accesses = byIdentity<undefined, AuthAccount>();
  readonly verifications = byIdentity<undefined, void>();
  readonly reauthentications = byIdentity<Input<"reauthenticate">, void>();
  readonly codes = byIdentity<Input<"sendCode">, { verificationId: string }>();
  readonly emailCodes = byIdentity<Input<"sendEmailCode">, void>();
  readonly passwords = byIdentity<Input<"setPassword">, void>();
  readonly emails = byIdentity<Input<"changeEmail">, void>();
  readonly links = byIdentity<Input<"link">, void>();
  readonly unlinks = byIdentity<Input<"unlink">, void>();
  readonly names = byIdentity<Input<"rename">, void>();

  /** The files that were downloaded. */
  readonly files: Input<"saveFile">[] = [];

  readonly services: AccountServices = {
    getProfile: () => this.profiles.hold(undefined, signal),
    saveProfile: (input) => this.savedProfiles.hold(input, signal),
    listAddresses: () => this.books.hold(undefined, signal),
    saveAddress: (input) => this.savedAddresses.hold(input, signal),
    removeAddress: (input) => this.removals.hold(input, signal),
    setDefaultAddress: (input) => this.defaults.hold(input, signal),
    listOrders: (input) => this.orderPages.hold(input, signal),
    exportData: () => this.exports.hold(undefined, signal),
    signOutEverywhere: () => this.endings.hold(undefined, signal),
    deleteAccount: () => this.deletions.hold(undefined, signal),
    readAuthAccount: () => this.accesses.hold(undefined, signal),
    sendVerification: () => this.verifications.hold(undefined, signal),
    reauthenticate: (input) => this.reauthentications.hold(input, signal),
    sendCode: (input) => this.codes.hold(input, signal),
    sendEmailCode: (input) => this.emailCodes.hold(input, signal),
    setPassword: (input) => this.passwords.hold(input, signal),
    changeEmail: (input) => this.emails.hold(input, signal),
    link: (input) => this.links.hold(input, signal),
    unlink: (input) => this.unlinks.hold(input, signal),
    rename: (input) => this.names.hold(input, signal),
    saveFile: (file) => void this.files.push(file),
  };

  /** Answers at once what the screens read when they open; calls without a given answer keep waiting. */
  answerReads(reads: {
    profile?: Profile;
    authAccount?: AuthAccount;
    addresses?: SavedAddress[];
    orders?: OrderPage;
  }): void {
    const { profile, authAccount, addresses, orders } = reads;
    if (profile) this.services.getProfile = () => Promise.resolve(profile);
    if (authAccount) this.services.readAuthAccount = () => Promise.resolve(authAccount);
    if (addresses) this.services.listAddresses = () => Promise.resolve({ addresses });
    if (orders) this.services.listOrders = () => Promise.resolve(orders);
  }
}

/** Signed up with a password, and the e-mail verified. */
export const AUTH_ACCOUNT: AuthAccount = {
  email: "ana@correo.example",
  emailVerified: true,
  phone: null,
  methods: [{ method: "password", label: "ana@correo.example" }],
};
