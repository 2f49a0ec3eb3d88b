"use client";

import { type ComponentPropsWithoutRef, type ReactNode, useEffect, useRef } from "react";

interface BlobImageProps extends Omit<ComponentPropsWithoutRef<"img">, "src"> {
  readonly blob: Blob;
  readonly alt: string;
}

/** A picture that is in memory. Its address is released with it. */
export function BlobImage({ blob, alt, ...rest }: BlobImageProps): ReactNode {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const element = image.current;
    if (!element) return;
    const url = URL.createObjectURL(blob);
    element.src = url;
    return () => URL.revokeObjectURL(url);
  }, [blob]);
  return <img {...rest} ref={image} alt={alt} />;
}
