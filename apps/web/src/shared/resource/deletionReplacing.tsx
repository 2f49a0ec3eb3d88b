import type { ListState, Workspace } from "@carnation/data";
import type { SelectFieldProps } from "@carnation/ui/select-field";
import { useAtom, useAtomValue } from "jotai";
import type { ReactNode } from "react";
import type { Deletion } from "./Deletion.tsx";
import { DeleteReplacing, type DeletionWords } from "./DeleteReplacing.tsx";
import type { ResourcePages } from "../navigation/ResourcePages.ts";
import { useMutation } from "../watch/useMutation.ts";
import type { WatchAtom } from "../watch/watchAtom.ts";
import { itemsOf } from "../state/queryState.ts";
import type { Identified } from "./Resource.ts";

/** A record that others name. */
interface NamedRecord extends Identified {
  readonly name: string;
}

interface ReplacingOptions<T extends NamedRecord, User extends NamedRecord> {
  readonly words: DeletionWords;
  readonly pages: ResourcePages;
  /** Holds what can stand in its place: all of its kind. */
  readonly list: WatchAtom<ListState<T>>;
  /** Holds what may name it, and which of it do. Nothing is deleted before that is known. */
  readonly users: {
    readonly list: WatchAtom<ListState<User>>;
    readonly naming: (all: readonly User[], id: string) => readonly User[];
  };
  /** The others as the choices of a list. */
  readonly choices: (others: readonly T[], record: T) => SelectFieldProps["options"];
  /** @param replacement id of what takes its place; null for nothing */
  readonly remove: (workspace: Workspace, record: T, replacement: string | null) => Promise<void>;
}

/** The deletion of a record that others may name: they get another one in its place. */
export function deletionReplacing<T extends NamedRecord, User extends NamedRecord>({
  words,
  pages,
  list,
  users,
  choices,
  remove,
}: ReplacingOptions<T, User>): Deletion<T> {
  function Question({ record, onClose }: { readonly record: T; readonly onClose: () => void }): ReactNode {
    const { id, name } = record;
    const [watched, readAgain] = useAtom(users.list);
    const others = itemsOf(useAtomValue(list)).filter((other) => other.id !== id);
    const { run } = useMutation(remove);
    return (
      <DeleteReplacing
        name={name}
        words={words}
        users={watched.status === "ready" ? { ...watched, value: users.naming(watched.value, id) } : watched}
        onReadAgain={readAgain}
        others={choices(others, record)}
        onDelete={(replacement) => run(record, replacement)}
        pages={pages}
        onClose={onClose}
      />
    );
  }
  return { verb: words.verb, question: (record, onClose) => <Question record={record} onClose={onClose} /> };
}
