import { createSendPage, type PageFrame } from "@shop/auth-emulator/pages";

/** Of every page of the embedded backend: the shop's gold and grey. */
export const FRAME: PageFrame = {
  lang: "es",
  icon: "/favicon.svg",
  style: `
  :root {
    --bg: #f7f6f3; --panel: #fff; --subtle: #f1efeb; --fg: #1e1d1a; --muted: #585751;
    --border: #d2d1cd; --control: #85827a; --accent: #916316; --focus: #b8821a;
    --solid: #ebba3a; --solid-hover: #f2cf6f; --on-solid: #1e1d1a;
    --notice: #2a2925; --on-notice: #f1efeb; --notice-border: #ebba3a;
  }
  @media (prefers-color-scheme: dark) {
    :root {
      --bg: #1e1d1a; --panel: #2a2925; --subtle: #31302b; --fg: #f1efeb; --muted: #a4a39e;
      --border: #504e48; --accent: #f2cf6f; --focus: #ebba3a;
    }
  }
`,
};

export const sendPage = createSendPage(FRAME);
