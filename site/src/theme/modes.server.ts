import forcedColors from './modes/forced-colors.css?url';
import print from './modes/print.css?url';

const sheet = (href: string, media: string) =>
	`<link rel="stylesheet" href="${href}" media="${media}">`;

/** Style sheets of what few need: a browser that does not fetches them last, and paints without them. */
export const modeSheets = sheet(forcedColors, '(forced-colors: active)') + sheet(print, 'print');
