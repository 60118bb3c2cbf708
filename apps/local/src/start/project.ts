/** The Firebase project that never leaves this machine. The web app speaks for the same one. */
export const PROJECT_ID = "demo-alacena";
