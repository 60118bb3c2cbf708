import { firstPaint, modulesOf, template } from "virtual:built-shop";
import { FIRST_STYLES } from "./first-paint.ts";
import { writeServerState, type ServerState } from "./server-state.ts";

/** What the build asks for at once, and a server-rendered page when it has been seen. */
const CODE =
  /<(?:script type="module"|link rel="modulepreload")[^>]*(?:src|href)="([^"]*)"[^>]*>(?:<\/script>)?/g;

/** What React lifts into the head stands before everything else that it writes. */
const HOISTED = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

type Page = {
  pathname: string;
  /** The `style` elements that its markup needs. */
  styles: string;
  markup: string;
  state: ServerState;
};

/**
 * The page of the build with a rendered screen in it, and the state that the browser goes on with. Before there is a
 * script, a form does nothing: sent to a server, it would write what is in it into the address.
 */
export function writePage({ pathname, styles, markup, state }: Page): string {
  const [hoisted = ""] = HOISTED.exec(markup) ?? [];
  const modules = modulesOf(pathname).map((path) => `<link rel="modulepreload" crossorigin href="${path}">`);
  const head = [
    hoisted.replaceAll(/<(title|meta|link)\b/g, "<$1 data-server-rendered"),
    styles,
    `<style>${FIRST_STYLES}</style>`,
    `<script>${firstPaint}</script>`,
    // A rendered page has something to look at, so that its code is fetched after it; a skeleton waits for the code
    // alone.
    ...(state.loaderData ? [`<template>${codeInOrder()}${modules.join("")}</template>`] : modules),
  ];
  const body = markup.slice(hoisted.length).replaceAll("<form", '<form method="dialog"');
  const page = state.loaderData ? template.replaceAll(CODE, "") : template;
  return (hoisted.includes("<title") ? page.replace(/<title>[^<]*<\/title>/, "") : page)
    .replace("</head>", () => `${head.join("\n    ")}\n    </head>`)
    .replace(
      '<div id="root"></div>',
      () => `<div id="root" data-server-rendered>${body}</div>\n    ${writeServerState(state)}`,
    );
}

/** Scripts before the entry, not links: what is only preloaded is evaluated with it in one long task. */
function codeInOrder(): string {
  const [entry, ...imported] = Array.from(template.matchAll(CODE), ([, path]) => path);
  return [...imported, entry]
    .map((path) => `<script type="module" crossorigin src="${path}"></script>`)
    .join("");
}
