/** A window of another browser than the Chromium of the tests, as far as a walk needs it. */
export interface BrowserWindow {
  /** Types an address. */
  go(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Goes back as the browser's button does. */
  back(): Promise<void>;
  click(selector: string): Promise<void>;
  type(selector: string, text: string): Promise<void>;
  /** Chooses a file of this machine in a file field. */
  choose(selector: string, path: string): Promise<void>;
  /** Runs the body of a function in the page and gives what it returns. */
  run(script: string, ...args: readonly unknown[]): Promise<unknown>;
  /** Gives a picture of the window, as PNG. */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}
