export { attachInspector, type InspectorOptions } from "./bridge/attach-inspector.ts";
