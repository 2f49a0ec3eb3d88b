import { useCallback, type ComponentProps, type ReactNode } from "react";

interface BlobImageProps extends Omit<ComponentProps<"img">, "src" | "ref"> {
  readonly blob: Blob;
  readonly alt: string;
}

/** A picture that was read into this page. Its address is released with it. */
export function BlobImage({ blob, alt, ...image }: BlobImageProps): ReactNode {
  const show = useCallback(
    (element: HTMLImageElement) => {
      const url = URL.createObjectURL(blob);
      element.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [blob],
  );
  return <img {...image} ref={show} alt={alt} />;
}
