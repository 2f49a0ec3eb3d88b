export interface CaptureMessages {
  readonly photoUploader: {
    readonly pause: string;
    readonly resume: string;
    readonly cancel: string;
  };
}

export const frPhotoUploader: CaptureMessages["photoUploader"] = {
  pause: "Mettre en pause",
  resume: "Reprendre",
  cancel: "Annuler l’envoi",
};

export const frCaptureMessages: CaptureMessages = { photoUploader: frPhotoUploader };

export const enCaptureMessages: CaptureMessages = {
  photoUploader: {
    pause: "Pause",
    resume: "Resume",
    cancel: "Cancel the upload",
  },
};
