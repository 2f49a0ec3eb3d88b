import { defaultAiSettings } from "@carnation/product/ai-settings";
import { SELDOM_READ_DAYS } from "../deploy/oldPhotos.ts";

/** Months for which the table looks ahead: what is kept has grown for so long. */
export const MONTHS = 12;

/** Months for which a photo is kept, as the settings have it where nobody changes them. */
export const RETENTION_MONTHS = defaultAiSettings().photos.retentionMonths;

/*
 * What is done beside the diagnosis itself, and how large and long things are. Where a figure was measured, its place is named;
 * the others are assumed, and the ones to look at first when a bill differs.
 */

/** Frequency of what else is done, for each diagnosis. Assumed. */
export const perDiagnosis = {
  dashboards: 1,
  clientLists: 0.5,
  adminLists: 0.001,
  /** Openings of the page of a result: after the analysis, and once more. */
  resultPages: 2,
  /** Photos that are read whole: by the later opening of a result, and by every fourth one a comparison of two. */
  wholePhotos: 1.5,
} as const;

/** Documents that the page of a result reads. Assumed: its diagnosis, the client and theirs, settings, sendings. */
export const RESULT_PAGE_READS = 30;

/** Documents of the shared catalogue, which an analysing instance reads at most once a minute (decision 095). */
export const CATALOGUE_READS = 225;
/** Instances that analyse at the same time in a busy minute. Assumed. */
export const ANALYSING_INSTANCES = 2;
export const MINUTES_PER_MONTH = 43_200;

/** Event of the masks, which the embedded engine stores and the counted diagnosis, by a remote service, does not. */
export const MASKS_EVENTS = 1;

/** Sizes in MB. */
export const sizes = {
  /** A photo. A camera gives 2,560 pixels, a chosen file 4,096 at most, both at a quality of 0.92: 1.2 MB and 3. Assumed. */
  photo: 1.5,
  /** Its copies of 640, 320 and 96 pixels: 31, 10 and 2 kB (`thumbnails.ts`). */
  copies: 0.043,
  /** Copy of 640 pixels. */
  pageCopy: 0.031,
  /** Tiles and small pictures of a dashboard and a list, 5 kB to 10 kB each. */
  listedCopies: 0.1,
  /** Result and masks. Assumed. */
  resultFiles: 0.15,
  /**
   * Documents of a diagnosis: 1.1 kB and a fact of 0.1 kB without proposals, some 3 kB with them and a routine, and as much again
   * in indexes.
   */
  documents: 0.006,
  /** A document on its way to a page. Assumed. */
  readDocument: 0.001,
  /** Files of the application: 1 MB for each new version, one a week, of a professional with 33 diagnoses a month. Assumed. */
  application: 0.12,
} as const;

/** A kind of function: vCPUs and GiB of an instance, and how long it is busy with one call, seconds. */
export interface Work {
  readonly vcpus: number;
  readonly gib: number;
  readonly seconds: number;
}

/**
 * Work of each kind. Memory is that of the deployment (decision 091); the times are what the local Firebase takes, rounded up,
 * each call by itself though up to 80 share an instance.
 */
export const work = {
  /** A call, a counter, an event of an account. */
  light: { vcpus: 1, gib: 0.5, seconds: 0.2 },
  /** A file that has arrived. */
  file: { vcpus: 1, gib: 1, seconds: 0.1 },
  /** A photo by the embedded engine: 1.2 s of analysis (`bench/skin-analysis/speed.ts`), and a second for its files. */
  analysis: { vcpus: 2, gib: 2, seconds: 2.2 },
} as const satisfies Readonly<Record<string, Work>>;

/** Files of a diagnosis that the bucket's rule moves to Nearline, the photo and its copies; and the age at which it does. */
export const MOVED_FILES = 4;
export const MOVED_MONTHS = SELDOM_READ_DAYS / 30;
/** Part of the whole photos that are read when they are older than that. Assumed. */
export const OLD_PHOTOS_READ = 0.3;

/** Events of files of a diagnosis: the photo, three copies, result and masks. */
export const FILE_EVENTS = 6;
/** Objects that are read for a diagnosis and its pages, with their metadata. */
export const OBJECT_READS = 30;
