declare module "virtual:built-shop" {
  /** The script that runs before the first paint; the bundler of this module would compile it to another text. */
  export const firstPaint: string;
  /** The HTML of the build, without a rendered screen. */
  export const template: string;
  /** The URLs of the code that the screen of a path needs, besides that of every screen. */
  export function modulesOf(pathname: string): string[];
}
