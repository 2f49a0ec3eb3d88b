/** A place in the window, in CSS pixels from its upper left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A window of another browser than the Chromium of the tests, as far as a walk needs it. */
export interface BrowserWindow {
  /** Types an address. */
  go(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Goes back as the browser's button does. */
  back(): Promise<void>;
  click(selector: string): Promise<void>;
  type(selector: string, text: string): Promise<void>;
  /** Presses the mouse at the first point, leads it along the others and lets go at the last, with the browser's own events. */
  drag(points: readonly Point[]): Promise<void>;
  /** Presses keys on what has the focus; special ones as WebDriver writes them (`keys`). */
  pressKeys(text: string): Promise<void>;
  /** Gives the page this size, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** Chooses a file of this machine in a file field. */
  choose(selector: string, path: string): Promise<void>;
  /** Runs the body of a function in the page and gives what it returns. */
  run(script: string, ...args: readonly unknown[]): Promise<unknown>;
  /** Gives a picture of the window, as PNG. */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}
