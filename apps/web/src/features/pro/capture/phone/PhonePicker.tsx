import { pictureFormats } from "@carnation/domain/internal/field";
import { Alert } from "@carnation/ui/alert";
import { Button } from "@carnation/ui/button";
import { Camera } from "lucide-react";
import { useRef, useState, type ReactNode } from "react";
import { preparedPhoto } from "../photo/preparePhoto.ts";

interface PhonePickerProps {
  /** Receives a photo that can be sent as it is. */
  readonly onPhoto: (photo: File) => void;
}

/** One button: a phone asks by itself whether the photo is taken now or chosen among those it has. */
export function PhonePicker({ onPhoto }: PhonePickerProps): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const take = async (file: File): Promise<void> => {
    setBusy(true);
    try {
      const photo = await preparedPhoto(file);
      if (typeof photo === "string") setProblem(photo);
      else onPhoto(photo);
    } finally {
      setBusy(false);
    }
  };

  return (
    <div className="grid gap-5">
      {problem === null ? null : <Alert tone="error">{problem}</Alert>}
      <Button
        variant="primary"
        size="lg"
        loading={busy}
        icon={<Camera aria-hidden="true" />}
        onClick={() => input.current?.click()}
      >
        Prendre ou choisir la photo
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        aria-label="Prendre ou choisir la photo"
        accept={pictureFormats.accept}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          // The same file can be chosen again after it was refused.
          event.currentTarget.value = "";
          if (file) void take(file);
        }}
      />
      <p className="text-small text-ink-2">
        De face, en lumière douce, sans lunettes ni mèche sur le visage.
      </p>
    </div>
  );
}
