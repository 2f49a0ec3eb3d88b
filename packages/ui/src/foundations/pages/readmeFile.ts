/// <reference types="vite/client" />
import readme from "../../../README.md?raw";

/** The README of the package: the one source of the page « Getting started ». */
export { readme };
