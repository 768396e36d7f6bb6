/** In the page: two pictures later a new size of the window has its layout, however busy the machine is. */
export const drawn = (): Promise<unknown> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
