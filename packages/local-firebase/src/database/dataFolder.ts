/** Names in a data folder, besides the lock's files. */
export const DATABASE_FILE = "firebase.sqlite";
export const STORAGE_FOLDER = "storage";
export const MAIL_FOLDER = "outbox";
/** Folder of what recovery has put aside. It is never emptied but by a reset. */
export const LOST_FOLDER = "lost+found";
export const LOG_FILE = "local-firebase.log";
/** Ending of the name of the log before it. */
export const OLDER_LOG = ".1";
