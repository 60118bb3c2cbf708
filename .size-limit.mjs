// Budgets of what a shopper downloads, brotli-compressed, checked by the part `size` of `npm test`.
import { readdirSync, readFileSync } from "node:fs";

const dist = "apps/web/dist";
const html = readFileSync(`${dist}/index.html`, "utf8");
const scripts = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(
  ([, path]) => `${dist}/${path}`,
);

const chunks = readdirSync(`${dist}/assets`).map((name) => `${dist}/assets/${name}`);

/** A chunk, by its name, with everything that it imports and nobody has loaded yet. */
function fetchedFor(name, loaded) {
  const file = new RegExp(`/${name}-[\\w-]{8}\\.js$`);
  const fetched = new Set(chunks.filter((path) => file.test(path)));
  for (const path of fetched)
    for (const [, other] of readFileSync(path, "utf8").matchAll(/(?:from|import)"\.\/([^"]+\.js)"/g))
      fetched.add(`${dist}/assets/${other}`);
  return [...fetched].filter((path) => !loaded.includes(path));
}

/** What every page fetches once it is shown, whichever its screen is. */
const messages = fetchedFor("toasts", scripts);
const page = [...scripts, ...messages];
const password = fetchedFor("identity", page);
const signedIn = [...page, ...password];
const login = fetchedFor("sign-in-page", page);
const account = fetchedFor("account-page", page);
const consent = fetchedFor("load-consent", page);
const inAccount = [...page, ...account];

export default [
  { name: "first load: scripts of every route", path: scripts, limit: "172 kB" },
  {
    name: "after the first load: messages",
    path: messages,
    limit: "5.2 kB",
  },
  { name: "first load: styles", path: `${dist}/assets/*.css`, limit: "1 kB" },
  {
    name: "letters of every route",
    path: `${dist}/assets/*-spanish-*.woff2`,
    limit: "37 kB",
    brotli: false,
  },
  { name: "home", path: `${dist}/assets/home-page-*.js`, limit: "4 kB" },
  {
    name: "marketplace, with its machines",
    path: [...new Set(["marketplace-page", "open-marketplace"].flatMap((name) => fetchedFor(name, page)))],
    limit: "41 kB",
  },
  { name: "product", path: `${dist}/assets/product-page-*.js`, limit: "3 kB" },
  { name: "cart", path: `${dist}/assets/cart-page-*.js`, limit: "8 kB" },
  { name: "sign-in", path: login, limit: "29 kB" },
  { name: "sign-up", path: fetchedFor("sign-up-page", page), limit: "24 kB" },
  {
    name: "sign-in by phone, with the numbers of every country",
    path: fetchedFor("phone-sign-in", [...page, ...login]),
    limit: "35 kB",
  },
  { name: "account", path: account, limit: "40.5 kB" },
  { name: "account: addresses", path: fetchedFor("addresses-section", inAccount), limit: "9.5 kB" },
  { name: "account: orders", path: fetchedFor("orders-section", inAccount), limit: "9 kB" },
  { name: "account: security", path: fetchedFor("security-section", inAccount), limit: "15 kB" },
  {
    name: "counter, for the staff: all of it",
    path: ["apps/desk/dist/assets/*.js", "!apps/desk/dist/assets/start-inspecting-*.js"],
    limit: "242 kB",
  },
  {
    name: "machines, only for developers: following them",
    path: fetchedFor("start-inspecting", page),
    limit: "4 kB",
  },
  {
    name: "machines, only for developers: the page",
    path: `${dist}/flujos/{page.js,flujos.css}`,
    limit: "75 kB",
  },
  {
    name: "machines, only for developers: the layout of charts",
    path: `${dist}/flujos/elk*.js`,
    limit: "420 kB",
  },
  {
    name: "checkout, with its machines and every step",
    path: [...new Set([...fetchedFor("checkout-page", page), ...fetchedFor("open-checkout", page)])],
    limit: "66.3 kB",
  },
  { name: "an order", path: fetchedFor("order-page", page), limit: "24.4 kB" },
  { name: "consent, after the page", path: consent, limit: "4 kB" },
  {
    name: "analytics, only for who agreed",
    path: [
      ...fetchedFor("collect", [...page, ...consent]),
      ...fetchedFor("embedded-analytics", [...page, ...consent]),
    ],
    limit: "12 kB",
  },
  { name: "worker, once the shop is open", path: `${dist}/sw.js`, limit: "11 kB" },
  // The SDK as published is one file with every sign-in method: the rest below is our own code.
  { name: "identity, only for who signs in", path: password, limit: "33 kB" },
  { name: "identity: signing up", path: fetchedFor("email", signedIn), limit: "1 kB" },
  { name: "identity: phone", path: fetchedFor("phone", signedIn), limit: "1 kB" },
  { name: "identity: Google and Facebook", path: fetchedFor("social", signedIn), limit: "2 kB" },
  {
    name: "identity: the account's sign-in methods",
    path: fetchedFor("account-auth", signedIn),
    limit: "2 kB",
  },
];
