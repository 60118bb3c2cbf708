/** The Firebase project that never leaves this machine. The web app uses the same one. */
export const PROJECT_ID = "demo-alacena";
