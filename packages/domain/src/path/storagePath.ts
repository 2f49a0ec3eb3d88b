/** Where the photo of a diagnosis is stored. */
export function diagnosisPhotoPath(uid: string, diagnosisId: string): string {
  return `users/${uid}/diagnosis/${diagnosisId}.jpg`;
}

/** Where the result of a diagnosis is stored: a JSON array of result entries. */
export function diagnosisResultPath(uid: string, diagnosisId: string): string {
  return `users/${uid}/diagnosis/${diagnosisId}.json`;
}
