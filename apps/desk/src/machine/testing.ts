import { FakeFulfilment, hold } from "@shop/fulfilment-machine/testing";
import {
  type AuditEntry,
  type CatalogImport,
  type DayFigures,
  type DeskDay,
  type ListedPromotion,
  type Product,
  type ShopMessage,
} from "@shop/contract";
import { HeldCalls } from "@shop/machine-checks";
import { SignInFailureError, type SignInFailure } from "@shop/session-machine";
import type { ReadTable } from "./catalog-import-machine.ts";
import type { Credentials } from "./desk-machine.ts";
import type { DeskServices } from "./desk-services.ts";
import type { Address } from "./views.ts";

/** These calls are never aborted. */
const { signal } = new AbortController();

/** The services of the whole counter, whose calls the test answers: beside those of an order, sign-in, search and URL. */
export class FakeDesk extends FakeFulfilment implements DeskServices {
  readonly signIns = new HeldCalls<Credentials, void, SignInFailure>(
    (reason) => new SignInFailureError(reason),
  );
  readonly staff = this.calls.getStaff;
  readonly searches = hold<string, Product[]>();
  readonly files = hold<Blob, Awaited<ReturnType<ReadTable>>>();
  /** What was written to the URL. */
  readonly addresses: Address[] = [];
  notifyIdentity: (isSignedIn: boolean) => void = () => undefined;
  notifyAddress: (address: Address) => void = () => undefined;

  signIn = (credentials: Credentials) => this.signIns.hold(credentials, signal);
  getStaff = () => this.callDesk("getStaff", {});
  takeFirstRole = async (code: string) => void (await this.callDesk("takeFirstRole", { code }));
  searchProducts = (query: string) => this.searches.hold(query, signal);
  readTable = (file: Blob) => this.files.hold(file, signal);
  signOut = async () => this.notifyIdentity(false);
  watchIdentity = (listener: (isSignedIn: boolean) => void) => {
    this.notifyIdentity = listener;
    return () => undefined;
  };
  watchAddress = (listener: (address: Address) => void) => {
    this.notifyAddress = listener;
    return () => undefined;
  };
  writeAddress = (address: Address) => void this.addresses.push(address);
}

/** An entry of the log: Luz has accepted an order. */
export function aChange(over: Partial<AuditEntry> = {}): AuditEntry {
  return {
    id: "cambio-1",
    at: "2026-11-20T17:30:00.000Z",
    by: "luz@tienda.example",
    method: "moveOrder",
    subject: "7K3M-9QX2-PD",
    orderId: "pedido-0",
    before: "pendiente",
    after: "preparando",
    ...over,
  };
}

/** A message that nobody has answered: Ana asks when the shop is open. */
export function aMessage(over: Partial<ShopMessage> = {}): ShopMessage {
  return {
    id: "m-1",
    name: "Ana Torres",
    email: "ana@correo.example",
    message: "¿Abren los domingos? Quiero pasar por un pedido.",
    receivedAt: "2026-11-20T17:30:00.000Z",
    ...over,
  };
}

/** A promotion: 10 % off, which nobody has used. */
export function aPromotion(over: Partial<ListedPromotion> = {}): ListedPromotion {
  return { code: "DIEZ", percentage: 10, minimum: 0, state: "running", uses: 0, ...over };
}

/** A product: twelve bags of lentils for $41.50 each. */
export function aProduct(over: Partial<Product> = {}): Product {
  return {
    id: "lentejas-1-kg",
    name: "Lentejas 1 kg",
    brand: "",
    category: "abarrotes",
    description: "",
    price: 4150,
    weight: 1010,
    stock: 12,
    image: "",
    content: { amount: 1, unit: "kg" },
    prescription: false,
    ...over,
  };
}

/** What a file changes: of two products one costs more. */
export function anImport(over: Partial<CatalogImport> = {}): CatalogImport {
  const before = { price: 4150, stock: 12 };
  return {
    faults: [],
    counts: { added: 0, changed: 1, removed: 0, unchanged: 1 },
    differences: [{ id: "lentejas-1-kg", name: "Lentejas 1 kg", before, after: { price: 4300, stock: 40 } }],
    notes: [],
    ...over,
  };
}

/** A day with one window, which takes ten orders and has three. */
export function aDay(over: Partial<DeskDay> = {}): DeskDay {
  return {
    day: "2026-11-21",
    name: "Sábado 21 de noviembre",
    isClosed: false,
    windows: [{ id: "estandar-1", option: "Estándar", hours: "de 9 a 14 h", orders: 3, capacity: 10 }],
    ...over,
  };
}

/** A day with eight orders, one of them cancelled. */
export function aDayInFigures(over: Partial<DayFigures> = {}): DayFigures {
  return {
    day: "2026-11-20",
    orders: 8,
    cancelled: 1,
    sales: [
      { paymentMethod: "contraentrega", amount: 184_050 },
      { paymentMethod: "stripe", amount: 96_500 },
    ],
    missing: 3,
    minutesToDoor: 95,
    ...over,
  };
}
