import { expect, test } from "../fixtures.ts";
import { HeldRequests } from "../held-requests.ts";
import type { Shopper } from "../pages/shopper.ts";

for (const { what, asks, open, send, field, seeDone } of [
  {
    what: "signing in",
    asks: /:signInWithPassword/,
    open: async (shopper: Shopper) => {
      await shopper.haveAccount();
      await shopper.open("/login");
      await shopper.login.email.fill(shopper.email);
      await shopper.login.password.fill(shopper.password);
    },
    field: ({ login }: Shopper) => login.password,
    send: ({ login }: Shopper) => login.button,
    seeDone: ({ shop }: Shopper) => shop.seeLoggedIn(),
  },
  {
    what: "making an account",
    asks: /accounts:signUp/,
    open: async (shopper: Shopper) => {
      await shopper.open("/registrar");
      await shopper.signUp.name.fill(shopper.name);
      await shopper.signUp.email.fill(shopper.email);
      await shopper.signUp.password.fill(shopper.password);
    },
    field: ({ signUp }: Shopper) => signUp.password,
    send: ({ signUp }: Shopper) => signUp.button,
    seeDone: ({ shop }: Shopper) => shop.seeLoggedIn(),
  },
  {
    what: "asking for a code",
    asks: /:sendVerificationCode/,
    open: async (shopper: Shopper) => {
      await shopper.open("/login?modo=telefono");
      await shopper.phoneSignIn.number.fill(shopper.phone);
    },
    field: ({ phoneSignIn }: Shopper) => phoneSignIn.number,
    send: ({ phoneSignIn }: Shopper) => phoneSignIn.send,
    seeDone: ({ phoneSignIn }: Shopper) => expect(phoneSignIn.code).toBeVisible(),
  },
  {
    what: "sending a code",
    asks: /:signInWithPhoneNumber/,
    open: async (shopper: Shopper) => {
      await shopper.open("/login?modo=telefono");
      await shopper.phoneSignIn.askCode(shopper.phone);
      const mailbox = await shopper.openMailbox();
      await shopper.phoneSignIn.code.fill(await mailbox.code(shopper.phone));
      await mailbox.close();
    },
    field: ({ phoneSignIn }: Shopper) => phoneSignIn.code,
    send: ({ phoneSignIn }: Shopper) => phoneSignIn.button,
    seeDone: ({ shop }: Shopper) => shop.seeLoggedIn(),
  },
  {
    what: "asking for a mail",
    asks: /:sendOobCode/,
    open: async (shopper: Shopper) => {
      await shopper.open("/login?modo=recuperar");
      await shopper.passwordReset.email.fill(shopper.email);
    },
    field: ({ passwordReset }: Shopper) => passwordReset.email,
    send: ({ passwordReset }: Shopper) => passwordReset.button,
    seeDone: ({ passwordReset }: Shopper) => passwordReset.seeSent(),
  },
]) {
  test(`${what} is asked once, however often one presses`, async ({ shopper }) => {
    await open(shopper);
    const held = await HeldRequests.of(shopper.page, asks);
    await send(shopper).dblclick();
    await held.seeCount(1);
    // The button takes no press any more, which Playwright would wait for.
    await send(shopper).click({ force: true });
    await field(shopper).press("Enter");
    held.letGo();
    await seeDone(shopper);
    expect(held.count).toBe(1);
  });
}
