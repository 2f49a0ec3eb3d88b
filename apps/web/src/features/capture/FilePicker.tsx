import { photoLimits } from "@carnation/domain";
import { Alert } from "@carnation/ui/alert";
import { Button } from "@carnation/ui/button";
import { ImageUp } from "lucide-react";
import { useEffect, useRef, useState, type DragEvent, type ReactNode } from "react";
import type { PhotoSourceProps } from "./PhotoSource.ts";

/** Imports a photo: dropped, chosen, or pasted. */
export function FilePicker({ preparing, problem, onFile }: PhotoSourceProps): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);

  useEffect(() => {
    const paste = (event: ClipboardEvent): void => {
      const [file] = event.clipboardData?.files ?? [];
      if (file) onFile(file);
    };
    document.addEventListener("paste", paste);
    return () => document.removeEventListener("paste", paste);
  }, [onFile]);

  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  };

  return (
    <div className="grid max-w-[46rem] gap-4">
      {problem === null ? null : <Alert tone="error">{problem}</Alert>}
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={`grid min-h-72 content-center justify-items-center gap-4 rounded-panel border border-dashed px-6 py-10 text-center ${
          over ? "border-ink bg-sunken" : "border-line-strong"
        }`}
      >
        <ImageUp aria-hidden="true" size={28} strokeWidth={1.25} className="text-ink-2" />
        {/* Nothing is dragged or pasted with a finger. */}
        <div className="grid gap-1.5 pointer-coarse:hidden">
          <p className="font-serif text-h2">Déposez la photo ici</p>
          <p className="text-small text-ink-2">ou collez-la, ou choisissez-la sur cet appareil.</p>
        </div>
        <Button variant="primary" size="lg" loading={preparing} onClick={() => input.current?.click()}>
          Choisir une photo
        </Button>
        <input
          ref={input}
          type="file"
          aria-label="Photo à importer"
          accept={photoLimits.acceptedTypes.join(",")}
          tabIndex={-1}
          className="sr-only"
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? [];
            // The same file can be chosen again after it was refused.
            event.currentTarget.value = "";
            if (file) onFile(file);
          }}
        />
        <p className="text-small text-ink-2">
          JPEG, PNG, WebP ou HEIC, de face, {photoLimits.minSidePx} pixels de côté au moins.
        </p>
      </div>
    </div>
  );
}
