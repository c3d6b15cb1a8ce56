import transliterate from '@sindresorhus/transliterate';
import { maxLengths } from '@sumu/contract';

/** Maximum characters. Leaves room in the column for a suffix that makes the slug unique. */
const MAX_SLUG_LENGTH = maxLengths.slug - 8;

const latinWordPattern = /\p{Script=Latin}(?:\p{Script=Latin}|\p{Script=Inherited})*/gu;
/** Characters to drop: apostrophes, accents that are not part of a letter, and invisible characters. */
const droppedCharsPattern = /['’\p{Cf}]|(?<=\p{Script=Latin})\p{M}+/gu;
const separatorPattern = /[^\p{L}\p{M}\p{N}]+/gu;

/** Shortens a slug to the whole words that fit; a single long word is cut. */
function truncateSlug(slug: string): string {
	if (slug.length <= MAX_SLUG_LENGTH) return slug;
	const end = slug.lastIndexOf('-', MAX_SLUG_LENGTH);
	return [...slug].slice(0, end > 0 ? end : MAX_SLUG_LENGTH).join('');
}

/**
 * Returns the slug of a text: Latin letters without accents, letters of other scripts unchanged. Empty if the text
 * has neither letters nor digits.
 */
export const slugify = (text: string): string =>
	truncateSlug(
		text
			.normalize('NFC')
			.replace(latinWordPattern, (word) => transliterate(word))
			.replace(droppedCharsPattern, '')
			.toLowerCase()
			.replace(separatorPattern, '-')
			.replace(/^-|-$/g, ''),
	);
