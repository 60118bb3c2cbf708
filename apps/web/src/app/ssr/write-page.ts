import { modulesOf, template } from "virtual:built-shop";
import { ANSWERS, type DehydratedState } from "./dehydrated-state.ts";
import { FIRST_STYLES, FIRST_PAINT } from "./first-paint.ts";

/** What React lifts into the head stands before everything else that it writes. */
const HOISTED = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

/** What the build asks for first, and a server-rendered page once it is seen (`first-paint.ts`). */
const CODE = /<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g;

type Page = {
  pathname: string;
  /** The `style` elements that its markup needs. */
  styles: string;
  markup: string;
  answers: DehydratedState;
};

/**
 * The page of the build with a screen drawn into it, and with what it was drawn from. Before there is a script, a form
 * does nothing: sent to a server, it would write what is in it into the address.
 */
export function writePage({ pathname, styles, markup, answers }: Page): string {
  const [hoisted = ""] = HOISTED.exec(markup) ?? [];
  const code: string[] = template.match(CODE) ?? [];
  // By far the largest goes first. A browser fetches what a script element names after all links that come with it.
  const entry = code.flatMap((element) => /<script.* src="([^"]+)"/.exec(element)?.[1] ?? []);
  const preload = (path: string) => `<link rel="modulepreload" crossorigin href="${path}">`;
  const data = JSON.stringify(answers).replaceAll("<", "\\u003c");
  return template
    .replace(/<title>[^<]*<\/title>/, "")
    .replaceAll(CODE, "")
    .replace("</head>", () =>
      [
        hoisted.replaceAll(/<(title|meta|link)\b/g, "<$1 data-server-rendered"),
        styles,
        `<style>${FIRST_STYLES}</style>`,
        `<template id="code">${[...entry.map(preload), ...code, ...modulesOf(pathname).map(preload)].join("").replaceAll(" crossorigin", ' crossorigin fetchpriority="low"')}</template>`,
        `<script>${FIRST_PAINT}</script>`,
        "</head>",
      ].join("\n    "),
    )
    .replace(
      '<div id="root"></div>',
      () =>
        `<div id="root" data-server-rendered>${markup.slice(hoisted.length).replaceAll("<form", '<form method="dialog"')}</div>\n    <script type="application/json" id="${ANSWERS}">${data}</script>`,
    );
}
