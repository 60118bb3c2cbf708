/** The URLs of the parts of the shop, as `tools/run/emulators.mjs` has started them. */
type Addresses = {
  /** Of Hosting. */
  origin: string;
  auth: string;
  firestore: string;
  /** Where the fake of Stripe is expected. */
  providers: string;
  project: string;
};

/** Tools that only read the configuration of the tests find nothing. */
const NOWHERE: Addresses = { origin: "", auth: "", firestore: "", providers: "", project: "" };

export function addresses(): Addresses {
  const text = process.env["SHOP_EMULATORS"];
  return text === undefined ? NOWHERE : (JSON.parse(text) as Addresses);
}
