export interface PhotoMessages {
  readonly zoomPan: {
    readonly zoomIn: string;
    readonly zoomOut: string;
    readonly reset: string;
    /** Said when the zoom changes. */
    readonly level: (values: { readonly percent: string }) => string;
    /** The keys of the viewport that has the focus. */
    readonly keys: string;
  };
  readonly photoNotice: {
    readonly loading: string;
    readonly erased: string;
    readonly failed: string;
    readonly retry: string;
  };
  readonly photoCompare: {
    /** Name of the choice of views. */
    readonly views: string;
    readonly slider: string;
    readonly sideBySide: string;
    readonly overlay: string;
    readonly masks: string;
    readonly before: (values: { readonly date: string }) => string;
    readonly after: (values: { readonly date: string }) => string;
    /** Name of the slider between the two photos. */
    readonly boundary: string;
    readonly boundaryValue: (values: { readonly percent: string; readonly date: string }) => string;
    readonly opacity: string;
    readonly alternate: string;
    /** Reason why some views cannot be chosen. */
    readonly bothNeeded: string;
    readonly sideSentence: (values: { readonly before: string; readonly after: string }) => string;
    readonly overlaySentence: (values: { readonly before: string; readonly after: string }) => string;
  };
  readonly maskViewer: {
    readonly label: string;
    readonly picture: string;
    readonly fullscreen: string;
    readonly exitFullscreen: string;
    readonly aligned: string;
    readonly original: string;
    readonly previous: string;
    readonly next: string;
    readonly mask: string;
    readonly hide: string;
    readonly show: string;
    readonly opacity: string;
    readonly legend: string;
    readonly unmeasured: string;
    readonly noMask: string;
    readonly onAligned: string;
    readonly zones: (values: { readonly label: string }) => string;
    readonly drawing: (values: { readonly label: string }) => string;
    /** The keys of the photo that has the focus. */
    readonly keys: string;
    readonly levels: { readonly light: string; readonly moderate: string; readonly marked: string };
    readonly kinds: {
      readonly polygon: string;
      readonly polyline: string;
      readonly points: string;
      readonly unmeasured: string;
    };
    readonly marks: {
      /** Stands before the name of the criterion whose marks are on the photo. */
      readonly name: string;
      readonly hide: string;
      readonly show: string;
      readonly drawing: (values: { readonly label: string }) => string;
      /** The keys of the photo that has the focus, when its marks can be travelled. */
      readonly keys: string;
      /** Said over the photo while a mark is being added. */
      readonly adding: string;
      readonly cancelAdding: string;
      /** The keys of the photo while a mark is being added. */
      readonly addingKeys: string;
      /** In the legend. */
      readonly states: {
        readonly sure: string;
        readonly unsure: string;
        readonly added: string;
        readonly struck: string;
      };
    };
  };
}

export const frZoomPan: PhotoMessages["zoomPan"] = {
  zoomIn: "Agrandir",
  zoomOut: "Réduire",
  reset: "Vue entière",
  level: ({ percent }) => `Agrandissement\u00A0: ${percent}`,
  keys: "Touches\u00A0: + et − pour agrandir ou réduire, flèches pour se déplacer, 0 pour la vue entière.",
};

export const frPhotoNotice: PhotoMessages["photoNotice"] = {
  loading: "Chargement de la photo",
  erased: "Photo effacée",
  failed: "La photo n’a pas pu être affichée.",
  retry: "Réessayer",
};

export const frPhotoCompare: PhotoMessages["photoCompare"] = {
  views: "Vue de la comparaison",
  slider: "Curseur",
  sideBySide: "Côte à côte",
  overlay: "Superposition",
  masks: "Masques",
  before: ({ date }) => `Avant, ${date}`,
  after: ({ date }) => `Après, ${date}`,
  boundary: "Limite entre les deux photos",
  boundaryValue: ({ percent, date }) => `${percent} de la photo du ${date}`,
  opacity: "Opacité de l’après",
  alternate: "Alterner",
  bothNeeded: "Le curseur et la superposition demandent les deux photos.",
  sideSentence: ({ before, after }) => `À gauche, la photo du ${before}\u202F; à droite, celle du ${after}.`,
  overlaySentence: ({ before, after }) => `La photo du ${after}, posée sur celle du ${before}.`,
};

export const frMaskViewer: PhotoMessages["maskViewer"] = {
  label: "Photo et masques",
  picture: "Photo affichée",
  fullscreen: "Plein écran",
  exitFullscreen: "Quitter le plein écran",
  aligned: "Alignée",
  original: "Originale",
  previous: "Critère précédent",
  next: "Critère suivant",
  mask: "Masque",
  hide: "Cacher le masque",
  show: "Montrer le masque",
  opacity: "Opacité",
  legend: "Légende",
  unmeasured: "Non mesuré",
  noMask: "Aucun masque pour ce critère.",
  onAligned: "Les masques se lisent sur la photo alignée.",
  zones: ({ label }) => `${label} par zone`,
  drawing: ({ label }) => `Masque ${label}`,
  keys: "← → changer de critère · espace cacher le masque · + − agrandir, 0 vue entière · Maj et flèches se déplacer",
  levels: { light: "légère", moderate: "modérée", marked: "marquée" },
  kinds: {
    polygon: "zone repérée",
    polyline: "ligne repérée",
    points: "point repéré",
    unmeasured: "zone non mesurée",
  },
  marks: {
    name: "Marques",
    hide: "Cacher les marques",
    show: "Montrer les marques",
    drawing: ({ label }) => `Marques ${label}`,
    keys: "↑ ↓ parcourir les marques · X écarter · G garder · A ajouter · ← → changer de critère · espace cacher les marques · + − agrandir",
    adding: "Touchez l’endroit de la marque à ajouter. La loupe suit le doigt.",
    cancelAdding: "Annuler",
    addingKeys: "Flèches déplacer la croix, Maj plus finement · Entrée ajouter · Échap annuler",
    states: { sure: "sûre", unsure: "incertaine", added: "ajoutée", struck: "écartée" },
  },
};

export const frPhotoMessages: PhotoMessages = {
  zoomPan: frZoomPan,
  photoNotice: frPhotoNotice,
  photoCompare: frPhotoCompare,
  maskViewer: frMaskViewer,
};

export const enPhotoMessages: PhotoMessages = {
  zoomPan: {
    zoomIn: "Zoom in",
    zoomOut: "Zoom out",
    reset: "Whole view",
    level: ({ percent }) => `Zoom: ${percent}`,
    keys: "Keys: + and − to zoom, arrows to move, 0 for the whole view.",
  },
  photoNotice: {
    loading: "Loading the photo",
    erased: "Photo erased",
    failed: "The photo could not be shown.",
    retry: "Try again",
  },
  photoCompare: {
    views: "View of the comparison",
    slider: "Slider",
    sideBySide: "Side by side",
    overlay: "Overlay",
    masks: "Masks",
    before: ({ date }) => `Before, ${date}`,
    after: ({ date }) => `After, ${date}`,
    boundary: "Boundary between the two photos",
    boundaryValue: ({ percent, date }) => `${percent} of the photo of ${date}`,
    opacity: "Opacity of the later photo",
    alternate: "Alternate",
    bothNeeded: "Slider and overlay need both photos.",
    sideSentence: ({ before, after }) =>
      `On the left, the photo of ${before}; on the right, that of ${after}.`,
    overlaySentence: ({ before, after }) => `The photo of ${after}, laid over that of ${before}.`,
  },
  maskViewer: {
    label: "Photo and masks",
    picture: "Photo shown",
    fullscreen: "Full screen",
    exitFullscreen: "Leave full screen",
    aligned: "Aligned",
    original: "Original",
    previous: "Previous criterion",
    next: "Next criterion",
    mask: "Mask",
    hide: "Hide the mask",
    show: "Show the mask",
    opacity: "Opacity",
    legend: "Legend",
    unmeasured: "Not measured",
    noMask: "No mask for this criterion.",
    onAligned: "Masks are read on the aligned photo.",
    zones: ({ label }) => `${label} by area`,
    drawing: ({ label }) => `${label} mask`,
    keys: "← → change criterion · space hide the mask · + − zoom, 0 whole view · Shift and arrows move",
    levels: { light: "slight", moderate: "moderate", marked: "marked" },
    kinds: {
      polygon: "marked area",
      polyline: "marked line",
      points: "marked point",
      unmeasured: "not measured",
    },
    marks: {
      name: "Marks",
      hide: "Hide the marks",
      show: "Show the marks",
      drawing: ({ label }) => `${label} marks`,
      keys: "↑ ↓ go through the marks · X strike · G keep · A add · ← → change criterion · space hide the marks · + − zoom",
      adding: "Touch the place of the mark to add. The lens follows your finger.",
      cancelAdding: "Cancel",
      addingKeys: "Arrows move the cross, Shift more finely · Enter add · Escape cancel",
      states: { sure: "sure", unsure: "unsure", added: "added", struck: "struck" },
    },
  },
};
