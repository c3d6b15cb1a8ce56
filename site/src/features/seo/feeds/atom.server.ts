import { feeds } from '../../../config/feeds';
import { element, removeForbidden, textElement } from '../../../lib/xml';
import type { FeedContent } from './feed-content.server';

type Item = FeedContent['items'][number];

const link = (rel: string, href: string, type?: string) => element('link', { rel, href, type });
const person = (name: string) => element('author', {}, textElement('name', name));

const entry = ({ url, title, author, published, updated, summary, tags, html, cover }: Item) =>
	element(
		'entry',
		{},
		textElement('id', url),
		textElement('title', title),
		link('alternate', url, 'text/html'),
		textElement('published', published),
		textElement('updated', updated),
		person(author),
		...tags.map((term) => element('category', { term })),
		textElement('summary', summary),
		...(cover ? [link('enclosure', cover.url, cover.type)] : []),
		textElement('content', html, { type: 'html' }),
	);

/** Writes the feed as Atom 1.0 (RFC 4287). */
export function writeAtom(content: FeedContent): string {
	const { origin, home, title, description, language, owner, copyright, updated, items } = content;
	const feed = element(
		'feed',
		{ xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': language },
		textElement('id', `${origin}/`),
		textElement('title', title),
		...(description ? [textElement('subtitle', description)] : []),
		link('alternate', home, 'text/html'),
		link('self', origin + feeds.atom.path, feeds.atom.type),
		textElement('updated', updated),
		person(owner),
		textElement('rights', copyright),
		...items.map(entry),
	);
	return removeForbidden(`<?xml version="1.0" encoding="utf-8"?>\n${feed}\n`);
}
