/** The next time that the page is drawn. */
export const nextFrame = (): Promise<unknown> => new Promise(requestAnimationFrame);
