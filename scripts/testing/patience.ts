import { configure } from "@testing-library/react";

/** Testing Library gives up after a second, which a busy machine may need for one frame. */
configure({ asyncUtilTimeout: 10_000 });
