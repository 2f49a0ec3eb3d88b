// What our own packages need of this subject beside what is published; the packed package has no way to it.
export { canLead } from "./highlights.ts";
