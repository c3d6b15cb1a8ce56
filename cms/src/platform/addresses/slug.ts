import transliterate from '@sindresorhus/transliterate';
import { maxLengths } from '@sumu/contract';

/** Maximum characters. Leaves room in the column for a suffix that makes the slug unique. */
const longest = maxLengths.slug - 8;

const latin = /\p{Script=Latin}(?:\p{Script=Latin}|\p{Script=Inherited})*/gu;
/** Characters to drop: apostrophes, accents that are not part of a letter, and invisible characters. */
const silent = /['’\p{Cf}]|(?<=\p{Script=Latin})\p{M}+/gu;
const between = /[^\p{L}\p{M}\p{N}]+/gu;

/** Shortens a slug to the whole words that fit; a single long word is cut. */
function cut(slug: string): string {
	if (slug.length <= longest) return slug;
	const end = slug.lastIndexOf('-', longest);
	return [...slug].slice(0, end > 0 ? end : longest).join('');
}

/**
 * Returns the slug of a text: Latin letters without accents, letters of other scripts unchanged. Empty if the text
 * has neither letters nor digits.
 */
export const slugOf = (text: string): string =>
	cut(
		text
			.normalize('NFC')
			.replace(latin, (word) => transliterate(word))
			.replace(silent, '')
			.toLowerCase()
			.replace(between, '-')
			.replace(/^-|-$/g, ''),
	);
