export { Packshot, type PackshotKind, type PackshotProps } from "./Packshot.tsx";
export { packshotKinds } from "./packshots.ts";
export { ProductCard, type ProductCardProps, type ProductPicture } from "./ProductCard.tsx";
