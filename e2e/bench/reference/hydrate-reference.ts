import { createElement } from "react";
import { hydrateRoot } from "react-dom/client";
import { ReferencePage } from "./reference-page.ts";

const root = document.querySelector("main");
if (root) hydrateRoot(root, createElement(ReferencePage));
