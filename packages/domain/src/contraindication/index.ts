export * from "./contraindication.ts";
export * from "./contraindicationForm.ts";
export * from "./contraindicationsByGroup.ts";
