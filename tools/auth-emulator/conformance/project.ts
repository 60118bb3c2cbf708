/** The project of both emulators: one with this prefix never reaches Google. */
export const PROJECT = "demo-project";
