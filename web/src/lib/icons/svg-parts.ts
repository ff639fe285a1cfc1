/** Parts of drawings on a grid of 24, in the colour of the text around them. */

export const solid = (d: string): string =>
  `<path fill="currentColor" stroke="none" fill-rule="evenodd" d="${d}"/>`;

export const bold = (d: string, width = 2.6): string =>
  `<path fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`;
