declare module "virtual:built-shop" {
  /** The script that runs before the first paint: here it would be another text, compiled by the bundler. */
  export const firstPaint: string;
  /** The page of the build, still empty. */
  export const template: string;
  /** The addresses of the code that the screen of a path needs, besides that of every screen. */
  export function modulesOf(pathname: string): string[];
}
