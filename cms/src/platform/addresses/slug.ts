import transliterate from '@sindresorhus/transliterate';
import { maxLengths } from '@sumu/contract';

/** Characters; a suffix that tells it from others still fits into its column. */
const longest = maxLengths.slug - 8;

const latin = /\p{Script=Latin}(?:\p{Script=Latin}|\p{Script=Inherited})*/gu;
/** Apostrophes, accents without a letter of their own, and what nobody sees. */
const silent = /['’\p{Cf}]|(?<=\p{Script=Latin})\p{M}+/gu;
const between = /[^\p{L}\p{M}\p{N}]+/gu;

/** As many whole words as fit; of one that is longer, its beginning. */
function cut(slug: string): string {
	if (slug.length <= longest) return slug;
	const end = slug.lastIndexOf('-', longest);
	return [...slug].slice(0, end > 0 ? end : longest).join('');
}

/**
 * The part of an address that a text makes: Latin letters without their accents, letters of other
 * scripts as they are. Empty where it has neither letters nor digits.
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
