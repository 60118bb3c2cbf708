import type { ProviderId } from "../services/provider-credential.ts";
import type { Texts } from "./texts.ts";
import type { PageFrame, SendPage } from "./page.ts";

/** What the pages of an emulator have in common. */
export interface PageOptions {
  readonly sendPage: SendPage;
  readonly frame: PageFrame;
  readonly texts: Texts;
  /** IANA name; that of this machine without it. */
  readonly timeZone: string | undefined;
  readonly paths: PagePaths;
  readonly sampleAccounts: SampleAccounts;
  /** Of a password that is chosen on a page. */
  readonly minPasswordLength: number;
}

export interface PagePaths {
  /** The path of the mailbox. Its script is the same with `.js`. */
  readonly mailbox: string;
  /** The window in which one chooses an account of Google or Facebook. Its script is the same with `.js`. */
  readonly picker: string;
}

/** A person with an account at Google or Facebook. */
export interface Person {
  /** The provider's id of the person. */
  readonly rawId: string;
  readonly email: string | null;
  /** Whether the provider has verified the address. */
  readonly emailVerified: boolean;
  readonly displayName: string | null;
}

/** Accounts of Google and Facebook to try the app with. */
export type SampleAccounts = Readonly<Record<ProviderId, readonly Omit<Person, "rawId">[]>>;
