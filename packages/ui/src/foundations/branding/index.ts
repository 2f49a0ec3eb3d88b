export {
  checkBrand,
  type BrandCheck,
  type BrandColour,
  type BrandColours,
  type BrandPair,
  type BrandTheme,
} from "./checkBrand.ts";
export { contrast } from "./contrast.ts";
