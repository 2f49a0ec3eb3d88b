export * from "./contraindicationForm.ts";
export * from "./contraindicationsByGroup.ts";
