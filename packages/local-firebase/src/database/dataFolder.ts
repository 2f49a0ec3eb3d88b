/** What a data folder holds, besides the lock's files. */
export const DATABASE_FILE = "firebase.sqlite";
export const STORAGE_FOLDER = "storage";
export const MAIL_FOLDER = "outbox";
