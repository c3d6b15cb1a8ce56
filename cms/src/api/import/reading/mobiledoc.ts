import { escapeHtml } from '../../../platform/markdown/escape-html';
import type { ConversionLog } from './conversion-log';
import { type Block, blocksToMarkdown, renderCard } from './ghost-cards';
import { textOf } from './post';

/** Kinds of sections, and of markers, in Mobiledoc 0.3. */
const sectionKinds = { markup: 1, image: 2, list: 3, card: 10 } as const;
const ATOM_MARKER = 1;

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

interface Mobiledoc {
	readonly markups: readonly unknown[];
	readonly atoms: readonly unknown[];
	readonly cards: readonly unknown[];
	readonly sections: readonly unknown[];
}

function parseMobiledoc(json: string): Mobiledoc | null {
	try {
		const { markups, atoms, cards, sections } = Object(JSON.parse(json));
		return {
			markups: listOf(markups),
			atoms: listOf(atoms),
			cards: listOf(cards),
			sections: listOf(sections),
		};
	} catch {
		return null;
	}
}

const tagNameOf = (value: unknown, fallback: string) =>
	/^[a-z][a-z\d]*$/i.test(textOf(value)) ? textOf(value) : fallback;

function openTag(markup: unknown): string {
	const [name, attributes] = listOf(markup);
	const pairs = listOf(attributes).map(String);
	const attributesText = pairs
		.map((key, index) =>
			index % 2 === 0 ? ` ${tagNameOf(key, 'data-x')}="${escapeHtml(pairs[index + 1] ?? '')}"` : '',
		)
		.join('');
	return `<${tagNameOf(name, 'span')}${attributesText}>`;
}

function renderMarkers(markers: unknown, { markups, atoms }: Mobiledoc): string {
	const open: string[] = [];
	let html = '';
	for (const marker of listOf(markers)) {
		const [kind, opened, closedCount, value] = listOf(marker);
		for (const index of listOf(opened)) {
			const markup = markups[Number(index)];
			html += openTag(markup);
			open.push(tagNameOf(listOf(markup)[0], 'span'));
		}
		if (kind === ATOM_MARKER) {
			const [name, text] = listOf(atoms[Number(value)]);
			html += name === 'soft-return' ? '<br>' : escapeHtml(textOf(text));
		} else html += escapeHtml(typeof value === 'string' ? value : '');
		for (let count = 0; count < Number(closedCount); count += 1)
			html += `</${open.pop() ?? 'span'}>`;
	}
	return html;
}

function renderSection(section: unknown, document: Mobiledoc, log: ConversionLog): Block {
	const [kind, first, second] = listOf(section);
	if (kind === sectionKinds.markup) {
		const tag = tagNameOf(first, 'p');
		return { html: `<${tag}>${renderMarkers(second, document)}</${tag}>` };
	}
	if (kind === sectionKinds.image) return { html: `<img src="${escapeHtml(textOf(first))}">` };
	if (kind === sectionKinds.list) {
		const tag = tagNameOf(first, 'ul');
		const items = listOf(second).map((item) => `<li>${renderMarkers(item, document)}</li>`);
		return { html: `<${tag}>${items.join('')}</${tag}>` };
	}
	const [name, payload] = kind === sectionKinds.card ? listOf(document.cards[Number(first)]) : [];
	const card = renderCard(textOf(name), Object(payload), log);
	if (!card) log.leftOut.push(`a card of the unknown type “${textOf(name)}”`);
	return card ?? { html: '' };
}

/** Converts a text in the format of Ghost's older editor to Markdown; '' if it is empty or invalid. */
export function mobiledocText(json: string, log: ConversionLog): string {
	const document = parseMobiledoc(json);
	return document
		? blocksToMarkdown(
				document.sections.map((section) => renderSection(section, document, log)),
				log,
			)
		: '';
}

/** Checks whether a part of a text is only for members. */
export const hasMobiledocPaywall = (json: string): boolean =>
	parseMobiledoc(json)?.cards.some((card) => listOf(card)[0] === 'paywall') ?? false;
