export { toChart } from "./chart/to-chart.ts";
