import { randomInt, randomUUID } from "node:crypto";
import type { BrowserContext, Page } from "@playwright/test";
import { Calls } from "../calls.ts";
import { OrderSetup } from "../order-setup.ts";
import { AccountPage } from "./account-page.ts";
import { CartPage } from "./cart-page.ts";
import { LoginPage } from "./login-page.ts";
import { MarketplacePage } from "./marketplace-page.ts";
import { OrderPage } from "./order-page.ts";
import { Mailbox } from "./mailbox.ts";
import { PhoneSignIn } from "./phone-sign-in.ts";
import { ProductPage } from "./product-page.ts";
import { ShopPage } from "./shop-page.ts";
import { SignUpPage } from "./sign-up-page.ts";
import { TkCookie } from "./tk-cookie.ts";

/** Where the identity SDK stores the session. */
export const SESSION = "firebase:authUser:embedded:[DEFAULT]";
const HOUR = 60 * 60 * 1000;

/** A shopper with a tab of the shop: every screen, and their data. */
export class Shopper {
  readonly name = "Ana Torres";
  readonly email: string;
  readonly password: string;
  /** As it is dialled in Mexico. */
  readonly phone: string;
  readonly page: Page;
  readonly context: BrowserContext;
  readonly calls: Calls;
  readonly tk: TkCookie;
  /** What is on every screen. */
  readonly shop: ShopPage;
  readonly marketplace: MarketplacePage;
  readonly product: ProductPage;
  readonly cart: CartPage;
  readonly login: LoginPage;
  readonly phoneSignIn: PhoneSignIn;
  readonly signUp: SignUpPage;
  readonly account: AccountPage;
  readonly order: OrderPage;
  /** The shop's functions and its sign-in, called without the screens. */
  readonly setup: OrderSetup;
  #documents = 0;

  constructor(page: Page, { email = newEmail(), password = "tres tristes tigres", phone = newPhone() } = {}) {
    this.email = email;
    this.password = password;
    this.phone = phone;
    this.page = page;
    this.context = page.context();
    this.calls = new Calls(page);
    this.tk = new TkCookie(this.context);
    this.shop = new ShopPage(page);
    this.marketplace = new MarketplacePage(page);
    this.product = new ProductPage(page);
    this.cart = new CartPage(page);
    this.login = new LoginPage(page);
    this.phoneSignIn = new PhoneSignIn(page);
    this.signUp = new SignUpPage(page);
    this.account = new AccountPage(page);
    this.order = new OrderPage(page);
    this.setup = new OrderSetup(page.request, this);
    page.on("request", (request) => {
      if (request.isNavigationRequest() && request.url() !== "about:blank") this.#documents += 1;
    });
  }

  /** How often a page was loaded from the server. */
  get documents(): number {
    return this.#documents;
  }

  /** Opens a URL, and waits until the page is hydrated. */
  async open(path: string): Promise<void> {
    await this.page.goto(path);
    await this.shop.untilHydrated();
  }

  /** Reloads the page, and waits until it is hydrated. */
  async reload(): Promise<void> {
    await this.page.reload();
    await this.shop.untilHydrated();
  }

  /** Goes away from the shop, without closing the browser. */
  async leave(): Promise<void> {
    await this.page.goto("about:blank");
  }

  /** Makes an account, which signs them in. */
  async register(): Promise<void> {
    await this.open("/registrar");
    await this.signUp.submit(this);
    await this.shop.seeLoggedIn();
  }

  /** Has an account that was made on another device. */
  async haveAccount(): Promise<void> {
    await this.setup.signUp();
  }

  /** Has an account and, before they open the shop, a session in this browser, as the identity SDK stores it. */
  async haveSession(): Promise<void> {
    const { localId: uid, idToken: accessToken, refreshToken } = await this.setup.signUp();
    const stsTokenManager = { accessToken, refreshToken, expirationTime: Date.now() + HOUR };
    const stored = JSON.stringify({ uid, emailVerified: false, isAnonymous: false, stsTokenManager });
    await this.page.goto("/robots.txt");
    await this.page.evaluate((entry) => void Object.assign(localStorage, entry), { [SESSION]: stored });
    await this.tk.write(Date.now() + 24 * HOUR);
  }

  /** Signs in on the sign-in screen that is open. */
  async signIn(): Promise<void> {
    await this.login.submit(this);
    await this.shop.seeLoggedIn();
  }

  /** Signs out from any screen, on this device, and waits for the reload. */
  async signOut(): Promise<void> {
    await this.shop.goTo("Mi cuenta");
    await this.account.signOut();
    await this.shop.seeLoggedOut();
  }

  /** Opens their mails and SMS in another tab. */
  async openMailbox(): Promise<Mailbox> {
    return Mailbox.openIn(this.context);
  }

  /** Adds one piece of a product to the cart. @param id the product's id, in its URL */
  async buy(id: string, name: string): Promise<void> {
    await this.open(`/detalles/${id}`);
    await this.product.product(name).add();
    await this.shop.seeToast(`Agregaste ${name} al carrito.`);
  }

  /** The same person in another tab of the same browser. */
  async openTab(): Promise<Shopper> {
    return new Shopper(await this.context.newPage(), this);
  }
}

function newPhone(): string {
  return `55${randomInt(2e7, 1e8)}`;
}

function newEmail(): string {
  return `ana.${randomUUID()}@example.com`;
}
