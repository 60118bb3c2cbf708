import { firstPaint, modulesOf, template } from "virtual:built-shop";
import { FIRST_STYLES } from "./first-paint.ts";
import { writeServerState, type ServerState } from "./server-state.ts";

/** The tags that load the code: at once in the template of the build, after the first paint in a rendered page. */
const CODE =
  /<(?:script type="module"|link rel="modulepreload")[^>]*(?:src|href)="([^"]*)"[^>]*>(?:<\/script>)?/g;

/** React writes the elements that it hoists into the head before everything else. */
const HOISTED = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

type Page = {
  pathname: string;
  /** The `style` elements that its markup needs. */
  styles: string;
  markup: string;
  state: ServerState;
};

/**
 * The page of the build with a rendered screen, and the state that the browser continues with. Its forms
 * do nothing before the script has loaded: submitting one natively would write its fields into the URL.
 */
export function writePage({ pathname, styles, markup, state }: Page): string {
  const [hoisted = ""] = HOISTED.exec(markup) ?? [];
  const modules = modulesOf(pathname).map((path) => `<link rel="modulepreload" crossorigin href="${path}">`);
  const head = [
    // Marked, so that a page that is rendered anew instead of hydrated removes them.
    hoisted.replaceAll(/<(title|meta|link)\b/g, "<$1 data-server-rendered"),
    styles,
    `<style>${FIRST_STYLES}</style>`,
    `<script>${firstPaint}</script>`,
    // The code of a rendered page waits until the script takes it out of the template; a skeleton needs it at once.
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

/** Scripts before the entry, not preload links: preloaded modules are evaluated with the entry in one long task. */
function codeInOrder(): string {
  const [entry, ...imported] = Array.from(template.matchAll(CODE), ([, path]) => path);
  return [...imported, entry]
    .map((path) => `<script type="module" crossorigin src="${path}"></script>`)
    .join("");
}
