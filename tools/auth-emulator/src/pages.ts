export { createSendPage, escaped, type Page, type PageFrame, type SendPage } from "./pages/page.ts";
