/** Describes what a device shows. It is data alone: our service worker draws it, wherever it comes from. */
export interface PushMessage {
  /** Holds what it is about: of two with the same one, a device shows the later in the place of the earlier. */
  readonly tag: string;
  readonly title: string;
  readonly body: string;
  /** Path that a touch opens, below the app's own address. */
  readonly path: string;
}

/** Describes what became of a message to one device: `gone` when it will never take another. */
export type PushOutcome = "sent" | "gone" | "failed";

/** Way that messages reach devices. */
export interface PushPort {
  /**
   * Tells devices, at most 500 at once.
   * @returns what became of it, in the order of the tokens; it never throws for one of them
   * @throws when nothing of it can be sent
   */
  tell(tokens: readonly string[], message: PushMessage): Promise<readonly PushOutcome[]>;
}
