declare module "virtual:built-shop" {
  /** The page of the build, still empty. */
  export const template: string;
  /** The addresses of the code that the screen of a path needs, besides that of every screen. */
  export function modulesOf(pathname: string): string[];
}
