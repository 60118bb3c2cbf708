import type { Environment } from "../src/platform/env.ts";

/** A service outside the shop that its pages speak to. */
export type OutsideService = {
  /** For the owner who deploys the shop. */
  name: string;
  /** What the content security policy has to allow for it, by directive. */
  sources: Readonly<Record<string, readonly string[]>>;
};

/**
 * What a shop on a Firebase project of its own speaks to. This is the only file that names the addresses of others, and
 * nothing is fetched from them here: they are what the policy of a page lets through. Functions answer at the shop's own
 * origin, and the pages of payment providers replace the shop's page, so neither has an entry.
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
        // A frame of the project's own page, through which the window answers.
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

/** Its tokens are given for a score of reCAPTCHA. */
const APP_CHECK = {
  ...RECAPTCHA,
  "connect-src": [...RECAPTCHA["connect-src"], "https://content-firebaseappcheck.googleapis.com"],
};

/** https://developers.google.com/tag-platform/security/guides/csp, and where the SDK asks for the stream and an id. */
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
