import { knownCards } from '../links/cards';
import type { Card } from '../links/read-card';
import { escaped, unescaped } from './html';

/** Marked address, as the sanitizer writes it. */
const marked = /<p data-card><a href="(https?:[^"]*)"([^>]*)>([\s\S]*?)<\/a><\/p>/g;
const mark = /<p data-card>/g;

async function picturesOf(cards: Iterable<Card>): Promise<Map<number, string>> {
	const ids = [...cards].flatMap(({ picture }) => picture ?? []);
	if (ids.length === 0) return new Map();
	const rows: { id: number; url: string }[] = await strapi.db
		.query('plugin::upload.file')
		.findMany({ select: ['id', 'url'], where: { id: { $in: ids } } });
	return new Map(rows.map(({ id, url }) => [id, url]));
}

/** Replaces marked addresses in sanitized HTML with their title and picture, if known. Others stay links. */
export async function withCards(
	htmls: readonly string[],
	options: { wait: boolean },
): Promise<string[]> {
	const addresses = htmls.flatMap((html) =>
		[...html.matchAll(marked)].map(([, href = '']) => unescaped(href)),
	);
	if (addresses.length === 0) return htmls.map((html) => html.replace(mark, '<p>'));
	const cards = await knownCards(addresses, options);
	const pictures = await picturesOf(cards.values());
	const drawn = (whole: string, href: string, more: string) => {
		const card = cards.get(unescaped(href));
		if (!card) return whole;
		const src = card.picture === null ? undefined : pictures.get(card.picture);
		const image = src ? `<img alt="" src="${escaped(src)}" loading="lazy" decoding="async" />` : '';
		const host = escaped(new URL(unescaped(href)).host);
		return `<p data-link-card><a href="${href}"${more}>${image}<span>${escaped(card.title)}</span> <small>${host}</small></a></p>`;
	};
	return htmls.map((html) => html.replace(marked, drawn).replace(mark, '<p>'));
}
