/** Describes what becomes of the stored file: a new one takes its place, it is kept, or it is removed. */
export type FileChange = File | "kept" | "removed";
