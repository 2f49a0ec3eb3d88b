import "./patience.ts";
import { beforeAll } from "vitest";

/** The files share one page: a file begins with none of what the one before it left there. */
beforeAll(() => document.body.replaceChildren());
