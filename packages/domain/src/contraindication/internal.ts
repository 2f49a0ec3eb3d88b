// What our own packages need of this subject beside what is published; the packed package has no way to it.
export {
  type Contraindication,
  type ContraindicationGroup,
  contraindicationGroupLabels,
  contraindicationGroups,
  parseContraindication,
} from "./contraindication.ts";
