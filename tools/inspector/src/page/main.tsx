import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { InspectorPage } from "./inspector-page.tsx";
import "./page.css";

const root = document.getElementById("flujos");
if (!root) throw new Error("the page has no #flujos");
const asked = new URLSearchParams(location.search);
createRoot(root).render(
  <StrictMode>
    <InspectorPage wanted={asked.get("app")} />
  </StrictMode>,
);
