import type { FontPairName } from '@sumu/contract/brand';
import { type ScriptName, scriptOf, usesExtendedLatin } from './scripts';

/** What a page is set in; written into it by the server, no script carries it. */
interface PageFonts {
	/** `@font-face` of every face. */
	readonly faces: string;
	/** Addresses of the faces every page shows above the fold. */
	readonly preloaded: readonly string[];
}

/** By the name of the file, as `scripts/fonts` wrote it. */
const named = (files: Record<string, string>) =>
	new Map(Object.entries(files).map(([path, it]) => [path.slice(path.lastIndexOf('/') + 1), it]));

const sheets = named(
	import.meta.glob<string>('#fonts/*.css', {
		eager: true,
		exhaustive: true,
		query: '?inline',
		import: 'default',
	}),
);
const addresses = named(
	import.meta.glob<string>('#fonts/*.woff2', { eager: true, exhaustive: true, import: 'default' }),
);

const sheet = (name: string) => sheets.get(`${name}.css`) ?? '';

/** The sheets of a pair; what the first one's articles add comes with them. */
const sheetsOf = (pair: FontPairName) =>
	pair === 'workshop' ? sheet('fonts') : sheet(pair) + sheet(`${pair}-article`);

const roles = ['display', 'ui', 'text'];
const filesOf = (before: string, after = '') =>
	roles.flatMap((role) => addresses.get(`${before}${role}${after}.woff2`) ?? []);

/** What has to be there first for a language: its script, or the pair's letters with what they lack. */
function firstOf(pair: FontPairName, language: string) {
	const script = scriptOf(language);
	if (script) return filesOf(`${script}-`);
	const before = pair === 'workshop' ? '' : `${pair}-`;
	return [...filesOf(before), ...(usesExtendedLatin(language) ? filesOf(before, '-extended') : [])];
}

/** `scripts` are those a page has letters of, beside Latin ones. */
export const fontsOf = (
	pair: FontPairName,
	language: string,
	scripts: readonly ScriptName[],
): PageFonts => ({
	faces: sheetsOf(pair) + scripts.map(sheet).join(''),
	preloaded: firstOf(pair, language),
});
