import modes from './modes/modes.css?url';

/** A style sheet of what few need: a browser that does not fetches it last, and paints without it. */
export const modeSheet = `<link rel="stylesheet" href="${modes}" media="print, (forced-colors: active)">`;
