/** One version of the web app: everything that its pages may ever load of it, and the page itself. */
export type Shell = {
  /** Changes with any of the files. */
  version: string;
  /** Pages without `.html`: a host may answer `/index.html` with a redirection, which no navigation accepts. */
  files: ShellFile[];
};

export type ShellFile = {
  path: string;
  /** As Subresource Integrity writes it: a host that sends another version's file sends none. */
  integrity: string;
};
