import type { Mail } from "./mailbox.ts";
import type { MailKind } from "./mail-codes.ts";

/** A mail as its reader sees it. */
interface MailText {
  readonly subject: string;
  readonly body: string;
  /** On the button that follows the link. */
  readonly action: string;
}

/** A page that says one thing. */
interface Statement {
  readonly title: string;
  readonly text: string;
}

/** A page that asks before it does what a link is for. */
interface Confirmation extends Statement {
  readonly button: string;
}

/** Every sentence of the pages and mails, as plain text. */
export interface Texts {
  /** Of the link from a page to where it was asked for. */
  readonly back: string;
  readonly mails: Readonly<Record<MailKind, (mail: Pick<Mail, "email" | "newEmail">) => MailText>>;
  readonly mailbox: {
    readonly title: string;
    readonly lead: string;
    readonly empty: string;
    /** Before the recipient. */
    readonly mailTo: string;
    readonly smsTo: string;
    readonly linkOver: string;
    readonly smsSubject: string;
    readonly smsOpen: string;
    readonly smsOver: string;
    /** Said to a screen reader, before the subject of what has come. */
    readonly arrived: string;
  };
  readonly action: {
    readonly verifyEmail: Confirmation;
    readonly changeEmail: Confirmation & { readonly from: string; readonly to: string };
    readonly recoverEmail: Confirmation & {
      /** Before the email that the account gets back; `text` comes after it. */
      readonly before: string;
    };
    readonly resetPassword: {
      readonly title: string;
      readonly lead: string;
      /** What else leads into the account, and ends with its password. At least one. */
      readonly unlinks: (names: readonly string[]) => string;
      readonly phone: string;
      readonly email: string;
      readonly password: string;
      readonly rule: (minLength: number) => string;
      readonly repeat: string;
      readonly save: string;
      readonly weak: (minLength: number) => string;
      readonly long: string;
      readonly different: string;
    };
    readonly done: Readonly<Record<MailKind, Statement>>;
    readonly dead: Statement;
    readonly emailTaken: Statement;
    /** The same where somebody wants their former email back. */
    readonly formerEmailTaken: Statement;
  };
  readonly picker: {
    readonly title: (provider: string) => string;
    readonly lead: (provider: string) => string;
    readonly noOpener: (provider: string) => string;
    readonly used: string;
    /** Above the sample accounts, below those used before. */
    readonly moreSamples: string;
    readonly samples: string;
    readonly noName: string;
    readonly noEmail: string;
    readonly verified: string;
    readonly unverified: string;
    readonly other: string;
    readonly email: string;
    readonly name: string;
    readonly vouches: (provider: string) => string;
    readonly continue: string;
    readonly cancel: string;
    readonly entering: string;
    readonly noProvider: Statement;
    readonly emailError: string;
    readonly nobodyError: string;
  };
}

const list = new Intl.ListFormat("en", { type: "conjunction" });

export const ENGLISH: Texts = {
  back: "Back to the app",
  mails: {
    VERIFY_EMAIL: ({ email }) => ({
      subject: "Verify your email",
      body: `Confirm that ${email} is yours. The link works for three days.`,
      action: "Verify my email",
    }),
    PASSWORD_RESET: ({ email }) => ({
      subject: "Reset your password",
      body: `Somebody asked for a new password for the account of ${email}. If it was you, choose it with this link, which works for an hour; it ends all sessions and unlinks phone, Google and Facebook. If not, ignore this message: your password stays.`,
      action: "Choose a new password",
    }),
    VERIFY_AND_CHANGE_EMAIL: ({ email }) => ({
      subject: "Verify your new email",
      body: `The account of ${email} will use this address once you confirm it. The link works for three days.`,
      action: "Use this email",
    }),
    RECOVER_EMAIL: ({ email, newEmail }) => ({
      subject: "The email of your account was changed",
      body: `Your account used ${email} and now uses ${newEmail ?? "another address"}. If that was not you, recover it with this link, which works for three days; it ends all sessions and unlinks phone, Google and Facebook.`,
      action: "Recover my email",
    }),
  },
  mailbox: {
    title: "Test mailbox",
    lead: "Mails and SMS of the app arrive here: they do not leave this computer. New ones appear by themselves.",
    empty: "No messages yet. Create an account, reset a password or sign in by phone, and they appear here.",
    mailTo: "Mail to",
    smsTo: "SMS to",
    linkOver: "This link was used or has expired.",
    smsSubject: "Your code",
    smsOpen: "It works for ten minutes. Share it with nobody.",
    smsOver: "This code was used or has expired.",
    arrived: "Arrived:",
  },
  action: {
    verifyEmail: { title: "Verify your email", text: "Is this address yours?", button: "Verify my email" },
    changeEmail: {
      title: "Verify your new email",
      from: "Now",
      to: "New",
      text: "This signs you out on all your devices; you will sign in with the new email.",
      button: "Use the new email",
    },
    recoverEmail: {
      title: "Recover your email",
      before: "Your account will use this email again:",
      text: "All its sessions end, and phone, Google and Facebook are unlinked, in case somebody else linked them; you can link yours again.",
      button: "Recover my email",
    },
    resetPassword: {
      title: "Choose a new password",
      lead: "Saving it signs you out on all your devices.",
      unlinks: (names) => `It also unlinks ${list.format(names)}; you can link again later.`,
      phone: "your phone",
      email: "Email",
      password: "New password",
      rule: (minLength) => `At least ${minLength} characters.`,
      repeat: "Repeat the password",
      save: "Save password",
      weak: (minLength) => `Use at least ${minLength} characters.`,
      long: "Use a shorter password.",
      different: "The two passwords are not the same. Type them again.",
    },
    done: {
      VERIFY_EMAIL: { title: "Your email is verified", text: "Thank you. You can go on." },
      PASSWORD_RESET: { title: "Your password is saved", text: "Sign in with it." },
      VERIFY_AND_CHANGE_EMAIL: { title: "Your email was changed", text: "Sign in with your new email." },
      RECOVER_EMAIL: {
        title: "Your email is recovered",
        text: "All sessions were ended, and phone, Google and Facebook unlinked. Reset your password now: who changed your email may have known it.",
      },
    },
    dead: {
      title: "This link does not work any more",
      text: "It was used, has expired or is incomplete. Ask for another.",
    },
    emailTaken: {
      title: "That email has another account",
      text: "Since you asked for the change, somebody made an account with that email. Yours keeps the one it has.",
    },
    formerEmailTaken: {
      title: "That email has another account",
      text: "Since it was changed, somebody made another account with that email. Reset the password of that one, delete it, and open this link again.",
    },
  },
  picker: {
    title: (provider) => `Choose an account of ${provider}`,
    lead: (provider) => `This window takes the place of ${provider}: nobody outside this computer is asked.`,
    noOpener: (provider) =>
      `This window was opened by itself. Open it from the app, by signing in with ${provider}.`,
    used: "Used before",
    moreSamples: "Samples",
    samples: "Sample accounts",
    noName: "No name",
    noEmail: "No email",
    verified: "Verified email",
    unverified: "Unverified email",
    other: "Use another account",
    email: "Email",
    name: "Name",
    vouches: (provider) => `${provider} has verified this email`,
    continue: "Continue",
    cancel: "Cancel",
    entering: "Signing in…",
    noProvider: {
      title: "Choose an account",
      text: "This window is opened by the app, to sign in with Google or Facebook.",
    },
    emailError: "Type a complete email, such as name@example.com.",
    nobodyError: "Type an email or, if the account has none, a name.",
  },
};
