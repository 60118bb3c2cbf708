/** The code that was last sent to an address. Nobody can read it here. */
export type SignInCodeDoc = {
  salt: string;
  /** Of the salt and the code. */
  hash: string;
  /** How many more codes may be tried. */
  triesLeft: number;
  endsAt: string;
};
