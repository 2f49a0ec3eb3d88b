"use client";

import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type ReactNode,
  useImperativeHandle,
  useRef,
} from "react";
import { cx } from "../../foundations/internal/cx.ts";
import { useControllableState } from "../../foundations/internal/useControllableState.ts";
import { type FileCheck, useFileIntake } from "../../fields/files/useFileIntake.ts";
import { frPhotoUploader } from "../../foundations/messages/sections/captureFiles.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";
import { PhotoDropZone } from "./PhotoDropZone.tsx";
import { PhotoPanel } from "./PhotoPanel.tsx";
import { PhotoPreview } from "./PhotoPreview.tsx";
import type { PhotoTransferActions } from "./PhotoTransfer.tsx";
import { type PhotoUpload, uploaderStage } from "./photoUpload.ts";
import { useFocusKept } from "../internal/useFocusKept.ts";
import { usePastedFiles } from "./usePastedFiles.ts";

export interface PhotoUploaderProps
  extends
    PhotoTransferActions,
    Omit<ComponentPropsWithoutRef<"section">, "children" | "defaultValue" | "onPause"> {
  /** Names the group. @default "Photo", from the catalogue */
  readonly label?: string | undefined;
  /** The chosen photo. */
  readonly value?: File | null | undefined;
  /** Photo that is chosen at first. @default null */
  readonly defaultValue?: File | null | undefined;
  /** Called with the photo that passed every check, or `null` to choose again: forget the last upload then. */
  readonly onValueChange?: ((photo: File | null) => void) | undefined;
  /** Place where its sending is; `null` before it starts. */
  readonly upload?: PhotoUpload | null | undefined;
  /** True when the network is gone: a running upload waits for it. */
  readonly offline?: boolean | undefined;
  /**
   * Media types that are taken, separated by commas.
   * @default "image/jpeg,image/png,image/webp,image/heic,image/heif"
   */
  readonly accept?: string | undefined;
  /** Largest size, in bytes. */
  readonly maxBytes?: number | undefined;
  /**
   * The host's own check: the sentence that says why a photo is refused, `null`, or the photo to take in its place,
   * for instance upright and as a JPEG.
   */
  readonly validate?: FileCheck | undefined;
  /** Holds what makes a good photo, below the formats. */
  readonly hint?: ReactNode;
  /** Another way to get a photo, beside the choice of a file: usually a button that opens the camera. */
  readonly camera?: ReactNode;
  /** Takes the photo in another way, in the place of the choice of a file: a `CaptureFrame`. The focus is kept. */
  readonly source?: ReactNode;
  /** Holds what to look at before sending, beside the photo. */
  readonly advice?: ReactNode;
  /** Holds what is said while it is being sent. @default "Restez sur cette page…", from the catalogue */
  readonly underWay?: ReactNode;
  /** The verb of the main button. @default "Envoyer la photo", from the catalogue */
  readonly sendLabel?: string | undefined;
  /** The words of the way back to the choice. @default "Choisir une autre photo", from the catalogue */
  readonly otherLabel?: string | undefined;
  /** Sends the photo, and sends it again after a failure or a cancellation. */
  readonly onSend?: ((photo: File) => void) | undefined;
  /** Nothing can be chosen. */
  readonly disabled?: boolean | undefined;
}

/** One photo from its choice to its arrival: dropped, pasted, chosen or taken, looked at, sent, paused, taken up again. */
export const PhotoUploader = forwardRef<HTMLElement, PhotoUploaderProps>(function PhotoUploader(
  {
    label,
    value,
    defaultValue = null,
    onValueChange,
    upload = null,
    offline = false,
    accept = "image/jpeg,image/png,image/webp,image/heic,image/heif",
    maxBytes,
    validate,
    hint,
    camera,
    source,
    advice,
    underWay,
    sendLabel,
    otherLabel,
    onSend,
    onPause,
    onResume,
    onCancel,
    disabled = false,
    className,
    ...rest
  },
  ref,
) {
  const messages = useMessages("photoUploader", frPhotoUploader);
  const root = useRef<HTMLElement>(null);
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => root.current);
  const [photo, setPhoto] = useControllableState({ value, defaultValue, onValueChange });
  const intake = useFileIntake({ accept, maxBytes, validate, onFile: setPhoto });
  const stage = uploaderStage(photo, upload);
  useFocusKept(root);
  const choosable = source === undefined && (stage === "idle" || stage === "preview");
  usePastedFiles((files) => void intake.take(files), disabled || !choosable);

  return (
    <section
      tabIndex={-1}
      aria-label={label ?? messages.label}
      {...rest}
      ref={root}
      className={cx("cn-photo-uploader", className)}
      data-stage={stage}
    >
      {photo === null ? (
        (source ?? <PhotoDropZone {...{ intake, accept, maxBytes, hint, camera, disabled }} />)
      ) : (
        <div className="cn-photo-uploader__columns">
          <PhotoPreview photo={photo} />
          <PhotoPanel
            {...{
              photo,
              upload,
              offline,
              advice,
              underWay,
              sendLabel,
              otherLabel,
              onPause,
              onResume,
              onCancel,
            }}
            problem={intake.problem}
            onSend={onSend}
            onChooseOther={() => {
              intake.forget();
              setPhoto(null);
            }}
          />
        </div>
      )}
    </section>
  );
});
