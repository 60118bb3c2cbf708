import type { Firestore } from "@google-cloud/firestore";
import { firestoreStore } from "../store/firestore-store.ts";
import { sqliteStore } from "../store/sqlite-store.ts";
import { COLLECTION_NAMES, type Collections, type Store } from "./collections.ts";
import { INDEXES } from "./indexes.ts";

const schema = { collections: COLLECTION_NAMES, indexes: INDEXES };

/**
 * The store of a shop on one machine.
 * @param path a file, made when missing, or `:memory:`
 */
export function openSqliteStore(path: string): Store {
  return sqliteStore<Collections>(path, schema);
}

/** @param connect returns a new client, which is closed with the store */
export function openFirestoreStore(connect: () => Promise<Firestore>): Store {
  return firestoreStore<Collections>(connect, schema);
}

/**
 * The store of a Firebase project, reached with the credentials of this machine. Its SDK is slow to load, so it is
 * loaded at the first use.
 * @param projectId by default the project of this machine's credentials
 */
export function openProjectStore(projectId?: string): Store {
  return openFirestoreStore(async () => {
    const { Firestore } = await import("@google-cloud/firestore");
    return new Firestore(projectId === undefined ? {} : { projectId });
  });
}

/**
 * Reads the credentials of this machine; an emulator needs none. Without them Firestore's client would end the process
 * with a stack trace.
 * @throws Error when there are none, or they are refused
 */
export async function checkCredentials(): Promise<void> {
  if (process.env.FIRESTORE_EMULATOR_HOST) return;
  const { applicationDefault } = await import("firebase-admin/app");
  await applicationDefault().getAccessToken();
}
