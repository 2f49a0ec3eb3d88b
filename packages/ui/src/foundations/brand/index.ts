export { Brand, type BrandProps } from "./Brand.tsx";
export { BrandMark, type BrandMarkProps } from "./BrandMark.tsx";
