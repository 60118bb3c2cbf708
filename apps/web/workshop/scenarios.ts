import { addressBookScenario } from "./address-book-scenario.ts";
import {
  accountCartScenario,
  cartScenario,
  guestCartScenario,
  outboxScenario,
  summaryScenario,
} from "./cart-scenario.ts";
import { catalogScenario } from "./catalog-scenario.ts";
import { checkoutScenario, checkoutStepsScenario, paymentScenario } from "./checkout-scenario.ts";
import { contactScenario } from "./contact-scenario.ts";
import { homeScenario } from "./home-scenario.ts";
import { orderScenario } from "./order-scenario.ts";
import { orderListScenario } from "./order-list-scenario.ts";
import { productScenario } from "./product-scenario.ts";
import { profileFormScenario, profileScenario } from "./profile-scenario.ts";
import { securityScenario } from "./security-scenario.ts";
import {
  openSessionScenario,
  sessionScenario,
  signInAttemptScenario,
  signOutScenario,
} from "./session-scenario.ts";
import { verificationScenario } from "./verification-scenario.ts";
import type { Scenario } from "./situation.ts";

/** Every machine that a screen can be seen beside. */
export const scenarios = {
  home: homeScenario,
  catalog: catalogScenario,
  product: productScenario,
  cart: cartScenario,
  guestCart: guestCartScenario,
  accountCart: accountCartScenario,
  outbox: outboxScenario,
  summary: summaryScenario,
  checkout: checkoutScenario,
  checkoutSteps: checkoutStepsScenario,
  payment: paymentScenario,
  order: orderScenario,
  session: sessionScenario,
  openSession: openSessionScenario,
  signInAttempt: signInAttemptScenario,
  signOut: signOutScenario,
  profile: profileScenario,
  profileForm: profileFormScenario,
  verification: verificationScenario,
  addressBook: addressBookScenario,
  orderList: orderListScenario,
  security: securityScenario,
  contact: contactScenario,
} satisfies Record<string, Scenario>;
