/** The auth emulator that the cases are held against. */
export interface Target {
  readonly name: "local" | "official";
  readonly origin: string;
  /** Where the admin SDK would send what it asks; carries the secret of ours. */
  readonly adminRoot: string;
  /** What time it is there, in ms. */
  readonly now: () => number;
  /** Puts its clock forward by so many ms. */
  readonly pass: (ms: number) => Promise<void>;
  readonly close: () => Promise<void>;
}
