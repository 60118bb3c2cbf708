import type { Texts } from "../texts.ts";
import type { SampleAccounts } from "./sample-accounts.ts";
import type { SendPage } from "./page.ts";

/** What the pages of an emulator have in common. */
export interface PageOptions {
  readonly sendPage: SendPage;
  readonly texts: Texts;
  /** BCP 47 tag: how dates and lists are written. */
  readonly locale: string;
  /** IANA name; that of this machine without it. */
  readonly timeZone: string | undefined;
  readonly paths: PagePaths;
  readonly sampleAccounts: SampleAccounts;
  /** Of a password that is chosen on a page. */
  readonly minPasswordLength: number;
}

export interface PagePaths {
  /** Where the mails and SMS are read. Its script is the same with `.js`. */
  readonly mailbox: string;
  /** The window in which one chooses an account of Google or Facebook. Its script is the same with `.js`. */
  readonly picker: string;
  /** Of the app: where one signs in. */
  readonly signIn: string;
}

export const DEFAULT_PATHS: PagePaths = {
  mailbox: "/emulator/mailbox",
  picker: "/emulator/accounts",
  signIn: "/",
};
