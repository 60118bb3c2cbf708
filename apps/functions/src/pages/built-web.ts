import type { Failure } from "@shop/contract";

/** The catalogue's response to one call; a failure is shown to the shopper. */
export type Answer = { value: unknown } | { failure: Failure };

/** Calls `httpCatalogServices`: a response in domain units. Rejects with errors that are only logged. */
export type AskCatalogue = (method: string, input: object) => Promise<Answer>;

/** A page as it is sent to the browser. */
export type RenderedPage = { status: number; html: string };

/** The build of the web app. */
export type BuiltWeb = {
  /** Loads its page renderer, if the build has one. Rendered pages are cached by this object. */
  loadRenderer: () => Promise<Renderer | undefined>;
  /**
   * Reads one of its skeletons, the HTML of a screen without data; rejects if there is none.
   * @param skeleton its path without `.html`, as returned by `skeletonOf`; `/` is that of any screen
   */
  readSkeleton: (skeleton: string) => Promise<string>;
};

/**
 * The exports of the web app's build. Arguments and results are plain values: the build has its own copies of our
 * packages.
 */
export type Renderer = {
  renderPage: RenderPage;
  /** A URL (path and query) without parameters that no screen reads: both have the same page. */
  knownAddress: (address: string) => string;
  /** The skeleton of a path: a file of the build, without `.html`; `/` where it has none of its own. */
  skeletonOf: (pathname: string) => string;
};

/** Renders the screen of an address (path and query), with `origin` for absolute URLs. */
export type RenderPage = (
  address: string,
  options: { origin: string; ask: AskCatalogue },
) => Promise<RenderedPage>;
