/** The auth emulator under test. */
export interface Target {
  readonly name: "local" | "official";
  readonly origin: string;
  /** The URL to which the admin SDK would send requests; includes the secret of our emulator. */
  readonly adminRoot: string;
  /** What time it is there, in ms. */
  readonly now: () => number;
  /** Advances its clock by so many ms. */
  readonly pass: (ms: number) => Promise<void>;
  readonly close: () => Promise<void>;
}
