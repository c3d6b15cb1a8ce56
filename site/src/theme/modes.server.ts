import modes from './modes/modes.css?url';

/**
 * Style sheet for print and forced colours. Browsers load it last if its media query does not match, and paint without
 * it.
 */
export const modeSheet = `<link rel="stylesheet" href="${modes}" media="print, (forced-colors: active)">`;
