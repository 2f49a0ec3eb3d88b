import type { DocumentState, ListState, OnError, OnNext, Unsubscribe, Workspace } from "@carnation/data";
import { atom, type Atom, type WritableAtom } from "jotai";
import { workspaceAtom } from "../session/sessionAtoms.ts";
import { loading, type QueryState } from "../state/queryState.ts";

type Listeners<Known> = [onNext: (known: Known) => void, onError: (error: unknown) => void];

/** Starts a live watch; returns what stops it. */
export type Watch<Known> = (workspace: Workspace, ...listeners: Listeners<Known>) => () => void;

/** An atom over a live watch; setting it starts a watch again that has failed. */
export type WatchAtom<Known> = WritableAtom<QueryState<Known>, [], void>;

/** A value of a watch, by its status. */
interface Told {
  readonly status: string;
}

/** The latest word of a watch, and whether there has been any. */
interface Latest<Known> {
  readonly known: QueryState<Known>;
  readonly told: boolean;
}

/** The values that were known when their watch ended. */
const outdated = new WeakSet<object>();

/** Tells whether a value is from before its watch ended: the watch that has begun since has not told anything yet. */
export function isOutdated(watched: object): boolean {
  return outdated.has(watched);
}

/**
 * An atom over a live watch of the data layer. The watch runs while something shows the atom, starts again
 * when another person signs in, and, once failed, starts again when the atom is set.
 * @param ahead what was read before the watch could begin: it counts until the watch has told anything
 */
export function watchAtom<Known extends Told>(
  watch: Watch<Known>,
  ahead: Atom<Known | null> = atom(null),
): WatchAtom<Known> {
  const attemptAtom = atom(0);
  const runAtom = atom((get) => {
    get(attemptAtom);
    const workspace = get(workspaceAtom);
    const latestAtom = atom<Latest<Known>>({
      known: workspace.status === "failed" ? workspace : loading,
      told: workspace.status === "failed",
    });
    if (workspace.status === "ready") {
      latestAtom.onMount = (set) => {
        let last: Known | undefined;
        const stop = watch(
          workspace.value,
          (known) => {
            last = known;
            // An empty cache is no word of its own: what was read ahead goes on standing.
            set(({ told }) => ({ known, told: told || known.status !== "unread" }));
          },
          (error) => set({ known: { status: "failed", error }, told: true }),
        );
        return () => {
          stop();
          if (last?.status === "ready") outdated.add(last);
        };
      };
    }
    return latestAtom;
  });
  return atom(
    (get) => {
      const { known, told } = get(get(runAtom));
      // A watch that is begun again follows one that has told something.
      return told || get(attemptAtom) > 0 ? known : (get(ahead) ?? known);
    },
    (_get, set) => set(attemptAtom, (attempt) => attempt + 1),
  );
}

/** One such atom for each id, the same whenever it is asked for. */
export function watchFamily<Known extends Told>(
  watch: (workspace: Workspace, id: string, ...listeners: Listeners<Known>) => () => void,
): (id: string) => WatchAtom<Known> {
  const atoms = new Map<string, WatchAtom<Known>>();
  return (id) => {
    const known = atoms.get(id);
    if (known) return known;
    const added = watchAtom<Known>((workspace, ...listeners) => watch(workspace, id, ...listeners));
    atoms.set(id, added);
    return added;
  };
}

/** Describes what can be watched of every resource. */
interface Watchable<T> {
  watch(id: string, onNext: OnNext<DocumentState<T>>, onError: OnError): Unsubscribe;
  watchAll(onNext: OnNext<ListState<T>>, onError: OnError): Unsubscribe;
}

/** The watches of a resource: its list, and one of it by its id. */
export function resourceAtoms<T>(resource: (workspace: Workspace) => Watchable<T>): {
  readonly list: WatchAtom<ListState<T>>;
  readonly byId: (id: string) => WatchAtom<DocumentState<T>>;
} {
  return {
    list: watchAtom((workspace, ...listeners) => resource(workspace).watchAll(...listeners)),
    byId: watchFamily((workspace, id, ...listeners) => resource(workspace).watch(id, ...listeners)),
  };
}
