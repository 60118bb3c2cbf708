import type { Product } from "@shop/contract";
import { actorContext } from "@shop/machine-factories/react";
import type { Actor, ActorRef, AnyStateMachine, Snapshot } from "xstate";
import type { Toast } from "./toast.ts";

/** The app state of specification §3, which prescribes its names. */
export type AppState = {
  /** Whether the shopper is logged in: what the header and the account, checkout and order pages show. */
  isLogged: boolean;
  /** The selected product: what `/detalle` shows. */
  detailsProducts: Product | null;
  /** The message that the toasts show. */
  moduleToust: Toast | null;
};

/** What a screen sends to the root actor. */
export type ScreenEvent =
  | { type: "product.select"; product: Product }
  | { type: "navigation.refused"; reason: "alreadyLoggedIn" | "loginRequired" }
  /** Code that an action needs could not be loaded. */
  | { type: "code.missing" }
  /** Another screen is shown. */
  | { type: "screen.left" }
  | { type: "toast.undo"; operationId: string }
  | { type: "toast.dismiss" };

/** The part of the root actor that screens use. `app/` implements it; no screen imports from there. */
export type AppActor = Pick<
  ActorRef<Snapshot<unknown> & { context: AppState }, ScreenEvent>,
  "getSnapshot" | "send" | "subscribe"
> &
  Pick<Actor<AnyStateMachine>, "clock">;

export const [AppActorContext, useApp, useAppState] = actorContext<AppActor>("AppProvider");

export const selectIsLogged = ({ context }: { context: AppState }) => context.isLogged;
export const selectDetailsProducts = ({ context }: { context: AppState }) => context.detailsProducts;
export const selectModuleToust = ({ context }: { context: AppState }) => context.moduleToust;
