export interface PhotoMessages {
  readonly photoView: {
    readonly zoomIn: string;
    readonly zoomOut: string;
    readonly reset: string;
  };
}

export const frPhotoView: PhotoMessages["photoView"] = {
  zoomIn: "Agrandir",
  zoomOut: "Réduire",
  reset: "Vue entière",
};

export const frPhotoMessages: PhotoMessages = { photoView: frPhotoView };

export const enPhotoMessages: PhotoMessages = {
  photoView: {
    zoomIn: "Zoom in",
    zoomOut: "Zoom out",
    reset: "Whole view",
  },
};
