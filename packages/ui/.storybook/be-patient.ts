import { configure } from "storybook/test";

/** In ms: a busy machine may be slow. In the Storybook UI the timeout stays one second. */
configure({ asyncUtilTimeout: 10_000 });
