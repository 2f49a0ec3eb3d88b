/** What a data folder holds, besides the lock's files. */
export const DATABASE_FILE = "firebase.sqlite";
export const STORAGE_FOLDER = "storage";
export const MAIL_FOLDER = "outbox";
/** What recovery has put aside. It is never emptied but by a reset. */
export const LOST_FOLDER = "lost+found";
export const LOG_FILE = "local-firebase.log";
/** What the name of the log before it ends with. */
export const OLDER_LOG = ".1";
