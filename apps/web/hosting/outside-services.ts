import type { Environment } from "../src/platform/env.ts";

/** An external service that the shop's pages connect to. */
export type OutsideService = {
  /** Its name, for the owner who deploys the shop. */
  name: string;
  /** The sources that the content security policy has to allow for it, by directive. */
  sources: Readonly<Record<string, readonly string[]>>;
};

/**
 * The services that a shop on its own Firebase project connects to. Only this file names external URLs, and only for
 * the content security policy. Functions answer at the shop's own origin, and the pages of payment providers replace
 * the shop's page, so neither has an entry.
 * @returns none for the embedded backend
 */
export function outsideServices(environment: Environment): OutsideService[] {
  const { firebase, measurementId, appCheckKey, isEmbedded } = environment;
  if (isEmbedded) return [];
  return [
    {
      name: "el inicio de sesión",
      sources: {
        "connect-src": ["https://identitytoolkit.googleapis.com", "https://securetoken.googleapis.com"],
      },
    },
    {
      name: "las ventanas de Google y Facebook",
      sources: {
        "script-src": ["https://apis.google.com"],
        // A frame of the Firebase project's own page, through which the sign-in window answers.
        "frame-src": [`https://${firebase.authDomain}`],
      },
    },
    { name: "el reCAPTCHA de los SMS", sources: RECAPTCHA },
    ...(appCheckKey === undefined ? [] : [{ name: "App Check", sources: APP_CHECK }]),
    ...(measurementId === undefined ? [] : [{ name: "Google Analytics", sources: ANALYTICS }]),
  ];
}

/** https://cloud.google.com/recaptcha/docs/faq, on content security policies. */
const RECAPTCHA = {
  "script-src": ["https://www.google.com/recaptcha/", "https://www.gstatic.com/recaptcha/"],
  "frame-src": ["https://www.google.com/recaptcha/", "https://recaptcha.google.com/recaptcha/"],
  "connect-src": ["https://www.google.com/recaptcha/"],
};

/** App Check bases its tokens on a score of reCAPTCHA, so it needs those sources, too. */
const APP_CHECK = {
  ...RECAPTCHA,
  "connect-src": [...RECAPTCHA["connect-src"], "https://content-firebaseappcheck.googleapis.com"],
};

/** https://developers.google.com/tag-platform/security/guides/csp, and the SDK's URLs of the stream and an id. */
const ANALYTICS = {
  "script-src": ["https://www.googletagmanager.com"],
  "connect-src": [
    "https://firebase.googleapis.com",
    "https://firebaseinstallations.googleapis.com",
    "https://www.googletagmanager.com",
    "https://*.google-analytics.com",
    "https://*.analytics.google.com",
  ],
  "img-src": ["https://www.googletagmanager.com", "https://*.google-analytics.com"],
};
