/** Line drawings on a 30 × 40 field, one for each family of product or care. */
export const packshots = {
  serum:
    "M13 3h4v7h-4zM11 10h8v4h-8zM9 14h12a2 2 0 0 1 2 2v19a2 2 0 0 1-2 2H9a2 2 0 0 1-2-2V16a2 2 0 0 1 2-2ZM7 21h16",
  tube: "M8 3h14l-2 27H10zM10 30h10v7H10zM8.3 7h13.4",
  jar: "M5 14h20v6H5zM6 20h18v13a3 3 0 0 1-3 3H9a3 3 0 0 1-3-3zM6 27h18",
  pump: "M9 5h9v3M14 8v5M11 13h8v4h-8zM8 17h14v20H8zM8 25h14",
  hands:
    "M15 3c5 0 8.5 4.5 8.5 10.5S20 26 15 26 6.5 19.5 6.5 13.5 10 3 15 3ZM5 37c2-5 5.5-7.5 10-7.500S23 32 25 37",
  device: "M5 10h20v5H5zM9 15v4M15 15v4M21 15v4M8 24l-2 5M15 24v6M22 24l2 5",
} as const;

/** A drop bottle, a tube, a jar, a pump bottle, a care by hand, a care by device. */
export type PackshotKind = keyof typeof packshots;

export const packshotKinds = Object.keys(packshots) as readonly PackshotKind[];
