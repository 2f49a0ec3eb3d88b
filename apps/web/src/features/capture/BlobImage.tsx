import { useCallback, type ReactNode } from "react";

interface BlobImageProps {
  readonly blob: Blob;
  readonly alt: string;
  readonly className?: string;
}

/** A picture that is still on this machine. Its address is released with it. */
export function BlobImage({ blob, alt, className }: BlobImageProps): ReactNode {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(blob);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [blob],
  );
  return <img ref={show} alt={alt} className={className} />;
}
