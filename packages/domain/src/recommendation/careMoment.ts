/** Moment when a product or a care is applied: in the morning, in the evening, every week, in the professional's cabin. */
export const careMoments = ["morning", "evening", "weekly", "cabin"] as const;

/** A moment of a routine. */
export type CareMoment = (typeof careMoments)[number];

/** French names of the moments. */
export const careMomentLabels: Readonly<Record<CareMoment, string>> = {
  morning: "Matin",
  evening: "Soir",
  weekly: "Chaque semaine",
  cabin: "En cabine",
};
