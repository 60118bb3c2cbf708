/** Every sentence of the pages and mails, as plain text. */
export type Texts = typeof ENGLISH;

/** The addresses in a mail: that of the account, and the one that replaces it. */
interface About {
  readonly email: string;
  readonly newEmail: string | null;
}

const list = new Intl.ListFormat("en", { type: "conjunction" });

export const ENGLISH = {
  /** Of the link from a page back to the app. */
  back: "Back to the app",
  /** `action` is on the button that follows the link. */
  mails: {
    VERIFY_EMAIL: ({ email }: About) => ({
      subject: "Verify your email",
      body: `Confirm that ${email} is yours. The link works for three days.`,
      action: "Verify my email",
    }),
    PASSWORD_RESET: ({ email }: About) => ({
      subject: "Reset your password",
      body: `Somebody asked for a new password for the account of ${email}. If it was you, choose it with this link, which works for an hour; it ends all sessions and unlinks phone, Google and Facebook. If not, ignore this message: your password stays.`,
      action: "Choose a new password",
    }),
    VERIFY_AND_CHANGE_EMAIL: ({ email }: About) => ({
      subject: "Verify your new email",
      body: `The account of ${email} will use this address once you confirm it. The link works for three days.`,
      action: "Use this email",
    }),
    RECOVER_EMAIL: ({ email, newEmail }: About) => ({
      subject: "The email of your account was changed",
      body: `Your account used ${email} and now uses ${newEmail ?? "another address"}. If that was not you, recover it with this link, which works for three days; it ends all sessions and unlinks phone, Google and Facebook.`,
      action: "Recover my email",
    }),
  },
  mailbox: {
    title: "Test mailbox",
    lead: "Mails and SMS of the app arrive here: they do not leave this computer. New ones appear by themselves.",
    empty: "No messages yet. Create an account, reset a password or sign in by phone, and they appear here.",
    /** Before the recipient. */
    mailTo: "Mail to",
    smsTo: "SMS to",
    linkOver: "This link was used or has expired.",
    smsSubject: "Your code",
    smsOpen: "It works for ten minutes. Share it with nobody.",
    smsOver: "This code was used or has expired.",
    /** Said to a screen reader, before the subject of what has come. */
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
      /** Before the email that the account gets back; `text` comes after it. */
      before: "Your account will use this email again:",
      text: "All its sessions end, and phone, Google and Facebook are unlinked, in case somebody else linked them; you can link yours again.",
      button: "Recover my email",
    },
    resetPassword: {
      title: "Choose a new password",
      lead: "Saving it signs you out on all your devices.",
      /** What else leads into the account, and ends with its password. At least one. */
      unlinks: (names: readonly string[]) =>
        `It also unlinks ${list.format(names)}; you can link again later.`,
      phone: "your phone",
      email: "Email",
      password: "New password",
      rule: (minLength: number) => `At least ${minLength} characters.`,
      repeat: "Repeat the password",
      save: "Save password",
      weak: (minLength: number) => `Use at least ${minLength} characters.`,
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
    /** The same for the recovery of the former e-mail. */
    formerEmailTaken: {
      title: "That email has another account",
      text: "Since it was changed, somebody made another account with that email. Reset the password of that one, delete it, and open this link again.",
    },
  },
  picker: {
    title: (provider: string) => `Choose an account of ${provider}`,
    lead: (provider: string) =>
      `This window takes the place of ${provider}: nobody outside this computer is asked.`,
    noOpener: (provider: string) =>
      `This window was opened by itself. Open it from the app, by signing in with ${provider}.`,
    samples: "Sample accounts",
    noName: "No name",
    noEmail: "No email",
    verified: "Verified email",
    unverified: "Unverified email",
    other: "Use another account",
    email: "Email",
    name: "Name",
    vouches: (provider: string) => `${provider} has verified this email`,
    continue: "Continue",
    cancel: "Cancel",
    entering: "Signing in…",
    emailError: "Type a complete email, such as name@example.com.",
    nobodyError: "Type an email or, if the account has none, a name.",
  },
};
