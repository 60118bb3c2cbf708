import type { Failure } from "@shop/contract";

/** What the catalogue says to one question; a failure is for the shopper to read. */
export type Answer = { value: unknown } | { failure: Failure };

/** Asks `httpCatalogServices`: an answer in the units of the rules. Rejects with what is for the log alone. */
export type AskCatalogue = (method: string, input: object) => Promise<Answer>;

/** A page as it goes to the browser. */
export type RenderedPage = { status: number; html: string };

/** The build of the web app. */
export type BuiltWeb = {
  /** What renders its pages, where the build has it: the same object for the same build. */
  loadRenderer: () => Promise<Renderer | undefined>;
  /**
   * One of its pages before anything is rendered; rejects when there is none.
   * @param skeleton its path without `.html`, as `skeletonOf` tells it; `/` is that of any screen
   */
  readSkeleton: (skeleton: string) => Promise<string>;
};

/**
 * What the build of the web app exports. Nothing but plain values goes in and out: the build has its own copies of our
 * packages.
 */
export type Renderer = {
  renderPage: RenderPage;
  /** An address (path and query) without what no screen reads: the page of both is the same. */
  knownAddress: (address: string) => string;
  /** The skeleton of a path: a file of the build, without `.html`; `/` where it has none of its own. */
  skeletonOf: (pathname: string) => string;
};

/** Renders the screen of an address (path and query), with `origin` where the shop's own address is to be written in full. */
export type RenderPage = (
  address: string,
  options: { origin: string; ask: AskCatalogue },
) => Promise<RenderedPage>;
