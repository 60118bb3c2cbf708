import { randomUUID } from "node:crypto";
import { Firestore } from "@google-cloud/firestore";
import { describeStore } from "../testing/store-conformance.ts";
import { openFirestoreStore } from "../documents/open-store.ts";

// The client finds the emulator by FIRESTORE_EMULATOR_HOST. A project of its own is an empty database.
describeStore("Firestore's emulator", () =>
  openFirestoreStore(async () => new Firestore({ projectId: `demo-${randomUUID()}` })),
);
