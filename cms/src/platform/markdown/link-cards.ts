import { getKnownCards } from '../links/cards';
import type { LinkCard } from '../links/read-card';
import { escapeHtml, unescapeHtml } from './escape-html';

/** Marked address, as the sanitizer writes it. */
const cardLinkPattern = /<p data-card><a href="(https?:[^"]*)"([^>]*)>([\s\S]*?)<\/a><\/p>/g;
const cardMarkPattern = /<p data-card>/g;

async function picturesOf(cards: Iterable<LinkCard>): Promise<Map<number, string>> {
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
		[...html.matchAll(cardLinkPattern)].map(([, href = '']) => unescapeHtml(href)),
	);
	if (addresses.length === 0) return htmls.map((html) => html.replace(cardMarkPattern, '<p>'));
	const cards = await getKnownCards(addresses, options);
	const pictures = await picturesOf(cards.values());
	const renderCard = (whole: string, href: string, more: string) => {
		const card = cards.get(unescapeHtml(href));
		if (!card) return whole;
		const src = card.picture === null ? undefined : pictures.get(card.picture);
		const image = src
			? `<img alt="" src="${escapeHtml(src)}" loading="lazy" decoding="async" />`
			: '';
		const host = escapeHtml(new URL(unescapeHtml(href)).host);
		return `<p data-link-card><a href="${href}"${more}>${image}<span>${escapeHtml(card.title)}</span> <small>${host}</small></a></p>`;
	};
	return htmls.map((html) =>
		html.replace(cardLinkPattern, renderCard).replace(cardMarkPattern, '<p>'),
	);
}
