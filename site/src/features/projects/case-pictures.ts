import type { GalleryPicture, Picture, WholeProject } from '@sumu/contract';

/** Width to height, from which a picture takes the whole width instead of half of it. */
const WIDE_RATIO = 4 / 3;
const DEFAULT_RATIO = 3 / 2;

export const ratioOf = ({ width, height }: Picture) =>
	width && height ? width / height : DEFAULT_RATIO;
export const isWide = (picture: Picture) => ratioOf(picture) >= WIDE_RATIO;

/**
 * Picture at the top of a case study, and the gallery without it. A wide picture at the start of the gallery replaces an
 * upright cover, which would lose most of its height there.
 */
export function openCase({ picture, gallery }: Pick<WholeProject, 'picture' | 'gallery'>): {
	opening: Picture | null;
	gallery: readonly GalleryPicture[];
} {
	const [first, ...rest] = gallery;
	if (!picture || isWide(picture) || !first || !isWide(first.picture))
		return { opening: picture, gallery };
	return { opening: first.picture, gallery: rest };
}

/** Orders a gallery as a story shows its pictures, so that the full-screen view follows the page; others come last. */
export function orderByStory(
	gallery: readonly GalleryPicture[],
	html: string,
): readonly GalleryPicture[] {
	const placeOf = ({ picture }: GalleryPicture) => {
		const place = html.indexOf(`src="${picture.url}"`);
		return place < 0 ? html.length : place;
	};
	return gallery.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** Part of a story up to its next heading, with the indexes of the gallery pictures in it. */
export interface Chapter {
	readonly html: string;
	readonly pictures: readonly number[];
}

const pictureParagraphPattern =
	/<p>(?:<picture>(?:(?!<\/p>)[\s\S])*<\/picture>|<img\b[^>]*>)<\/p>\s*/g;
const openTagPattern = /<(?:blockquote|ul|ol|div|section)\b/g;
const closeTagPattern = /<\/(?:blockquote|ul|ol|div|section)>/g;

const isBalanced = (html: string) =>
	html.match(openTagPattern)?.length === html.match(closeTagPattern)?.length;

/** Splits a story at its headings; one inside a quote or a list starts no chapter. */
function splitAtHeadings(html: string): string[] {
	const parts: string[] = [];
	let current = '';
	for (const part of html.split(/(?=<h2 )/)) {
		current += part;
		if (!isBalanced(current)) continue;
		parts.push(current);
		current = '';
	}
	return current ? [...parts, current] : parts;
}

/** Splits a story into chapters. Pictures that are also in the gallery leave the text, to be placed beside it. */
export const splitStory = (html: string, gallery: readonly GalleryPicture[]): Chapter[] =>
	splitAtHeadings(html).map((part) => {
		const pictures: number[] = [];
		const text = part.replace(pictureParagraphPattern, (paragraph) => {
			const index = gallery.findIndex(({ picture }) => paragraph.includes(`src="${picture.url}"`));
			if (index < 0 || pictures.includes(index)) return paragraph;
			pictures.push(index);
			return '';
		});
		return { html: text, pictures };
	});
