/** Which Firebase project the shop runs on; the embedded backend emulates all of it. */
export type Environment = {
  firebase: { apiKey: string; projectId: string; authDomain?: string; appId?: string };
  /** The id of Google Analytics; without it, a shop on a Firebase project has no analytics and requests no consent. */
  measurementId?: string;
  /** The site key of reCAPTCHA Enterprise for App Check; without one, calls carry no App Check token. */
  appCheckKey?: string;
  isEmbedded: boolean;
};

const EMBEDDED: Environment = {
  firebase: { apiKey: "embedded", projectId: "demo-alacena" },
  isEmbedded: true,
};

/** The variables of a shop on its own Firebase project; all of them or none. */
const VARIABLES = [
  "VITE_FIREBASE_API_KEY",
  "VITE_FIREBASE_PROJECT_ID",
  "VITE_FIREBASE_AUTH_DOMAIN",
  "VITE_FIREBASE_APP_ID",
] as const;

/**
 * Reads the build's variables.
 * @throws naming every variable that is missing, when only some are set
 */
export function readEnvironment(variables: Record<string, unknown>): Environment {
  const missing = VARIABLES.filter((name) => !variables[name]);
  if (missing.length === VARIABLES.length) return EMBEDDED;
  if (missing.length > 0) {
    throw new Error(`Faltan variables de entorno de Firebase: ${missing.join(", ")}.`);
  }
  const measurementId = variables["VITE_FIREBASE_MEASUREMENT_ID"];
  const appCheckKey = variables["VITE_FIREBASE_APP_CHECK_KEY"];
  return {
    ...(typeof measurementId === "string" && measurementId !== "" ? { measurementId } : {}),
    ...(typeof appCheckKey === "string" && appCheckKey !== "" ? { appCheckKey } : {}),
    firebase: {
      apiKey: String(variables["VITE_FIREBASE_API_KEY"]),
      projectId: String(variables["VITE_FIREBASE_PROJECT_ID"]),
      authDomain: String(variables["VITE_FIREBASE_AUTH_DOMAIN"]),
      appId: String(variables["VITE_FIREBASE_APP_ID"]),
    },
    isEmbedded: false,
  };
}

/** Whether this build has a worker that opens the shop without a network; `VITE_OFFLINE=off` removes it. */
export function opensOffline(variables: Record<string, unknown>): boolean {
  return variables["PROD"] === true && variables["VITE_OFFLINE"] !== "off";
}

/** Whether this build has analytics, which need consent. */
export function hasAnalytics({ isEmbedded, measurementId }: Environment): boolean {
  return isEmbedded || measurementId !== undefined;
}
