import type { FontPairName } from '@sumu/contract/brand';
import { type ScriptName, scriptOf, usesExtendedLatin } from './writing-systems';

/** Fonts of a page. The server writes them into the page, so that no script includes them. */
interface PageFonts {
	/** `@font-face` rules of every face. */
	readonly faces: string;
	/** Addresses of the faces used above the fold on every page. */
	readonly preloaded: readonly string[];
}

/** Maps the files written by `scripts/fonts` by name. */
const indexByFileName = (files: Record<string, string>) =>
	new Map(Object.entries(files).map(([path, it]) => [path.slice(path.lastIndexOf('/') + 1), it]));

const styleSheets = indexByFileName(
	import.meta.glob<string>('#fonts/*.css', {
		eager: true,
		exhaustive: true,
		query: '?inline',
		import: 'default',
	}),
);
const fontUrls = indexByFileName(
	import.meta.glob<string>('#fonts/*.woff2', { eager: true, exhaustive: true, import: 'default' }),
);

const getStyleSheet = (name: string) => styleSheets.get(`${name}.css`) ?? '';

/**
 * Style sheets of a font pair. The article faces of the default pair are a separate file, those of the others are
 * included.
 */
const sheetsOf = (pair: FontPairName) =>
	pair === 'workshop'
		? getStyleSheet('fonts')
		: getStyleSheet(pair) + getStyleSheet(`${pair}-article`);

const preloadedRoles = ['display', 'ui', 'text'];
const filesOf = (before: string, after = '') =>
	preloadedRoles.flatMap((role) => fontUrls.get(`${before}${role}${after}.woff2`) ?? []);

/**
 * Returns the fonts to preload for a language: those of its script, or the pair's Latin faces with the extended ones if
 * needed.
 */
function firstOf(pair: FontPairName, language: string) {
	const script = scriptOf(language);
	if (script) return filesOf(`${script}-`);
	const before = pair === 'workshop' ? '' : `${pair}-`;
	return [...filesOf(before), ...(usesExtendedLatin(language) ? filesOf(before, '-extended') : [])];
}

/** Returns the fonts of a page; `scripts` are the non-Latin scripts it contains. */
export const fontsOf = (
	pair: FontPairName,
	language: string,
	scripts: readonly ScriptName[],
): PageFonts => ({
	faces: sheetsOf(pair) + scripts.map(getStyleSheet).join(''),
	preloaded: firstOf(pair, language),
});
