import { describe, expect, it } from "vitest";
import { hasAnalytics, opensOffline, readEnvironment } from "./env.ts";

const COMPLETE = {
  VITE_FIREBASE_API_KEY: "clave",
  VITE_FIREBASE_PROJECT_ID: "mi-tienda",
  VITE_FIREBASE_AUTH_DOMAIN: "mi-tienda.firebaseapp.com",
  VITE_FIREBASE_APP_ID: "1:2:web:3",
};

describe("the environment", () => {
  it("is the embedded shop when nothing is set", () => {
    expect(readEnvironment({ MODE: "production", VITE_FIREBASE_API_KEY: "" })).toEqual({
      firebase: { apiKey: "embedded", projectId: "demo-alacena" },
      isEmbedded: true,
    });
  });

  it("is the owner's own project when everything is set", () => {
    expect(readEnvironment(COMPLETE)).toEqual({
      firebase: {
        apiKey: "clave",
        projectId: "mi-tienda",
        authDomain: "mi-tienda.firebaseapp.com",
        appId: "1:2:web:3",
      },
      isEmbedded: false,
    });
  });

  it("names everything that is missing when only a part is set", () => {
    expect(() => readEnvironment({ VITE_FIREBASE_PROJECT_ID: "mi-tienda" })).toThrow(
      "Faltan variables de entorno de Firebase: VITE_FIREBASE_API_KEY, VITE_FIREBASE_AUTH_DOMAIN, VITE_FIREBASE_APP_ID.",
    );
    expect(() => readEnvironment({ ...COMPLETE, VITE_FIREBASE_APP_ID: "" })).toThrow(
      "Faltan variables de entorno de Firebase: VITE_FIREBASE_APP_ID.",
    );
  });
});

it("a built shop has a worker, unless the owner turned it off", () => {
  expect(opensOffline({ PROD: true })).toBe(true);
  expect(opensOffline({ PROD: true, VITE_OFFLINE: "off" })).toBe(false);
  expect(opensOffline({ PROD: false, DEV: true })).toBe(false);
});

describe("a shop counts", () => {
  it("on one machine, and on a project that has somewhere to count", () => {
    const measured = readEnvironment({ ...COMPLETE, VITE_FIREBASE_MEASUREMENT_ID: "G-123" });
    expect(measured.measurementId).toBe("G-123");
    expect([hasAnalytics(readEnvironment({})), hasAnalytics(measured)]).toEqual([true, true]);
  });

  it("nothing on a project without", () => {
    expect(hasAnalytics(readEnvironment(COMPLETE))).toBe(false);
    expect(hasAnalytics(readEnvironment({ ...COMPLETE, VITE_FIREBASE_MEASUREMENT_ID: "" }))).toBe(false);
  });
});

it("App Check vouches for the pages of a project that has a key for it", () => {
  const keyOf = (key: string) =>
    readEnvironment({ ...COMPLETE, VITE_FIREBASE_APP_CHECK_KEY: key }).appCheckKey;
  expect([keyOf("clave-del-sitio"), keyOf("")]).toEqual(["clave-del-sitio", undefined]);
});
