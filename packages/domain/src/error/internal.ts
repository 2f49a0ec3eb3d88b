// What our own packages need of this subject beside what is published; the packed package has no way to it.
export { clientMessages, clientTexts } from "./clientMessages.ts";
export { expectSuccess } from "./expectSuccess.ts";
export { errorCodeOf, serverMessage } from "./toCarnationError.ts";
export { wireCodeOf } from "./wireCode.ts";
