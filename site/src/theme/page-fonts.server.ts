import type { FontPairName } from '@sumu/contract/brand';
import display from '#fonts/display.woff2';
import workshop from '#fonts/fonts.css?inline';
import gallery from '#fonts/gallery.css?inline';
import galleryArticle from '#fonts/gallery-article.css?inline';
import galleryDisplay from '#fonts/gallery-display.woff2';
import galleryText from '#fonts/gallery-text.woff2';
import galleryUi from '#fonts/gallery-ui.woff2';
import press from '#fonts/press.css?inline';
import pressArticle from '#fonts/press-article.css?inline';
import pressDisplay from '#fonts/press-display.woff2';
import pressText from '#fonts/press-text.woff2';
import pressUi from '#fonts/press-ui.woff2';
import studio from '#fonts/studio.css?inline';
import studioArticle from '#fonts/studio-article.css?inline';
import studioDisplay from '#fonts/studio-display.woff2';
import studioText from '#fonts/studio-text.woff2';
import studioUi from '#fonts/studio-ui.woff2';
import text from '#fonts/text.woff2';
import ui from '#fonts/ui.woff2';

/** What a page is set in; written into it by the server, no script carries it. */
interface PageFonts {
	/** `@font-face` of every face. */
	readonly faces: string;
	/** Addresses of the faces every page shows above the fold. */
	readonly preloaded: readonly string[];
}

const fonts: Record<FontPairName, PageFonts> = {
	// What its articles add comes with them.
	workshop: { faces: workshop, preloaded: [display, ui, text] },
	press: { faces: press + pressArticle, preloaded: [pressDisplay, pressUi, pressText] },
	studio: { faces: studio + studioArticle, preloaded: [studioDisplay, studioUi, studioText] },
	gallery: { faces: gallery + galleryArticle, preloaded: [galleryDisplay, galleryUi, galleryText] },
};

export const fontsOf = (pair: FontPairName = 'workshop'): PageFonts => fonts[pair];
