/** What the worker needs of its browser, so that its rules can be tried without one. */
export type WorkerContext = {
  caches: {
    open: (name: string) => Promise<CacheStore>;
    match: (path: string) => Promise<Response | undefined>;
    keys: () => Promise<string[]>;
    delete: (name: string) => Promise<boolean>;
  };
  fetch: (request: Request | string, init?: RequestInit) => Promise<Response>;
  /** In ms. */
  now: () => number;
  /** Goes on after the answer is given. What fails there changes nothing: a full disk keeps less. */
  later: (work: Promise<unknown>) => void;
};

/** A cache, filled by path. */
export type CacheStore = {
  match: (path: string) => Promise<Response | undefined>;
  put: (path: string, response: Response) => Promise<void>;
  /** Oldest first. */
  keys: () => Promise<readonly Request[]>;
  delete: (request: Request | string) => Promise<boolean>;
};
