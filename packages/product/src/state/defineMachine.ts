/** Next states by event, state by state. A state whose row is empty is final. */
export type TransitionTable<State extends string> = {
  readonly [From in State]: { readonly [event: string]: State };
};

/** The events that appear anywhere in a transition table. */
export type EventOf<Transitions> = {
  [From in keyof Transitions]: keyof Transitions[From] & string;
}[keyof Transitions];

/** Describes what a machine is made of. */
export interface MachineDefinition<
  State extends string,
  Transitions extends TransitionTable<NoInfer<State>> = TransitionTable<NoInfer<State>>,
> {
  /** Every state, in the order in which people meet them. */
  readonly states: readonly State[];
  readonly initial: NoInfer<State>;
  /** One row per state; an event that a row does not name is impossible in that state. */
  readonly transitions: Transitions;
}

/** A finite state machine as data: it holds no current state, so that the state can live in a document. */
export interface Machine<State extends string, Event extends string> {
  readonly states: readonly State[];
  readonly initial: State;
  /** The state that an event leads to; null when the event is impossible in that state. */
  next(state: State, event: Event): State | null;
  /** The events that are possible in a state; none when it is final. */
  events(state: State): readonly Event[];
  /** Tells whether no event leads out of a state. */
  isFinal(state: State): boolean;
}

/**
 * A finite state machine whose states and events are checked by the compiler. Call it as
 * `\/* @__PURE__ *\/ defineMachine(…)` at the top of a module, so that an unused machine is left out of a bundle.
 */
export function defineMachine<
  const State extends string,
  const Transitions extends TransitionTable<NoInfer<State>>,
>(definition: MachineDefinition<State, Transitions>): Machine<State, EventOf<Transitions>> {
  type Event = EventOf<Transitions>;
  const { states, initial } = definition;
  const rows = new Map<State, ReadonlyMap<Event, State>>();
  for (const state of states) rows.set(state, rowOf<Event, State>(definition.transitions[state]));

  const events = (state: State): readonly Event[] => [...(rows.get(state)?.keys() ?? [])];
  return {
    states,
    initial,
    events,
    next: (state, event) => rows.get(state)?.get(event) ?? null,
    isFinal: (state) => events(state).length === 0,
  };
}

// Object.entries forgets which keys an object has; the row's own type says that they are its events.
function rowOf<Event extends string, State extends string>(row: Readonly<Record<string, State>>) {
  return new Map(Object.entries(row) as [Event, State][]);
}
