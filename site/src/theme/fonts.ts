import display from '#fonts/display.woff2';
import text from '#fonts/text.woff2';
import ui from '#fonts/ui.woff2';

/** Addresses of the faces every page shows above the fold. */
export const preloadedFonts = [display, ui, text] as const;
