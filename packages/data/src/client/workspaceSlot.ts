import type { Workspace } from "../resources/index.ts";

/** Opens the data of a person. The signal is aborted as soon as it is to end, before it has. */
type Open = (uid: string, session: AbortSignal) => Promise<Workspace>;

/** Options of `Workspace.close`. */
interface CloseOptions {
  readonly forget: boolean;
}

/** Holds the one open workspace of a client. */
export interface WorkspaceSlot {
  /** The open workspace of that person; otherwise a new one, once that of the person before has ended and is forgotten. */
  open(uid: string): Promise<Workspace>;
  /** Ends and forgets the open workspace, unless it is that person's. */
  keepOnly(uid: string | null): void;
  /** Ends the open workspace, if any. Resolves when everything has ended. */
  close(options?: CloseOptions): Promise<void>;
}

interface Opened {
  readonly uid: string;
  readonly workspace: Promise<Workspace>;
  readonly session: AbortController;
}

/** One workspace at a time: two Firestores of one page must not overlap, for they share what is kept on the device. */
export function createWorkspaceSlot(openWorkspace: Open): WorkspaceSlot {
  let opened: Opened | null = null;
  let ended: Promise<void> = Promise.resolve();

  function close(options?: CloseOptions): Promise<void> {
    const closing = opened;
    opened = null;
    if (!closing) return ended;
    // At once: what is under way must not go on while an earlier workspace is still ending.
    closing.session.abort();
    const ending = ended.then(() => end(closing, options));
    ended = ending.catch(() => undefined);
    return ending;
  }

  async function openAfter(before: Promise<void>, uid: string, session: AbortSignal): Promise<Workspace> {
    await before;
    return openWorkspace(uid, session);
  }

  return {
    close,
    keepOnly(uid) {
      if (opened && opened.uid !== uid) void close({ forget: true });
    },
    async open(uid) {
      if (opened?.uid === uid) return shared(opened);
      const session = new AbortController();
      const opening = { uid, session, workspace: openAfter(close({ forget: true }), uid, session.signal) };
      opened = opening;
      try {
        return await shared(opening);
      } catch (error) {
        if (opened === opening) opened = null;
        throw error;
      }
    },
  };

  /** Gives the workspace with an end that closes it for all holders, through the slot. */
  async function shared(held: Opened): Promise<Workspace> {
    const workspace = await held.workspace;
    return {
      ...workspace,
      async close(options) {
        if (opened === held) await close(options);
      },
    };
  }
}

/** A workspace that could not be opened has nothing to end. */
async function end({ workspace }: Opened, options?: CloseOptions): Promise<void> {
  const opened = await workspace.catch(() => null);
  await opened?.close(options);
}
