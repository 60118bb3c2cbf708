import { mayDo } from "@shop/commerce";
import type { DeskSnapshot } from "./desk-machine.ts";
import { VIEWS, viewsFor, type View } from "./views.ts";

/** Which screen is shown. */
export const selectScreen = (snapshot: DeskSnapshot) =>
  (["signedOut", "working", "withoutRole", "failed"] as const).find((tag) => snapshot.hasTag(tag)) ??
  "opening";

export const selectIsSigningIn = (snapshot: DeskSnapshot) => snapshot.hasTag("signingIn");
export const selectSignInFailure = ({ context }: DeskSnapshot) => context.signInFailure;
export const selectIsTakingRole = (snapshot: DeskSnapshot) => snapshot.hasTag("takingRole");
/** Why the server did not say who this is, or gave them no role. */
export const selectFailure = ({ context }: DeskSnapshot) => context.failure;
/** Who is at the counter; null before they are known. */
export const selectStaff = ({ context }: DeskSnapshot) => context.staff;
export const selectOrderId = ({ context }: DeskSnapshot) => context.orderId;
/** The number that was searched for last, and why no order was found. */
export const selectSearch = ({ context }: DeskSnapshot) => context.search;
export const selectMayFind = ({ context: { staff } }: DeskSnapshot) =>
  staff !== null && mayDo(staff.role, "findOrder");
export const selectIsFinding = (snapshot: DeskSnapshot) => snapshot.hasTag("finding");
/** The running board. */
export const selectBoard = ({ children }: DeskSnapshot) => children.board;
/** The running machine of the open order. */
export const selectFulfilment = ({ children }: DeskSnapshot) => children.fulfilment;

/** The screen that is shown to somebody who works: the one whose tag is there; the board has none. */
export const selectView = (snapshot: DeskSnapshot): View =>
  VIEWS.find((view) => snapshot.hasTag(view)) ?? "board";
/** The screens that can be opened now. */
export const selectViews = (snapshot: DeskSnapshot): View[] =>
  snapshot.hasTag("working") && snapshot.context.staff ? viewsFor(snapshot.context.staff.role) : [];
/** All running children; of the screens' machines, only that of the shown one is among them. */
export const selectChildren = ({ children }: DeskSnapshot) => children;
/** Whether this role makes and ends promotions, beside seeing them. */
export const selectMayPromote = ({ context: { staff } }: DeskSnapshot) =>
  staff !== null && mayDo(staff.role, "addPromotion");
/** Whether this role replaces the catalogue by that of a file. */
export const selectMayImport = ({ context: { staff } }: DeskSnapshot) =>
  staff !== null && mayDo(staff.role, "importCatalog");
