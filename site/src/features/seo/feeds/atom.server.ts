import { blogFeeds } from '../../../config/generated-files';
import { createXmlElement, createXmlTextElement, removeForbidden } from '../../../lib/xml';
import type { FeedContent } from './feed-content.server';

type Item = FeedContent['items'][number];

const createLink = (rel: string, href: string, type?: string) =>
	createXmlElement('link', { rel, href, type });
const createAuthor = (name: string) =>
	createXmlElement('author', {}, createXmlTextElement('name', name));

const createEntry = ({
	url,
	title,
	author,
	published,
	updated,
	summary,
	tags,
	html,
	cover,
}: Item) =>
	createXmlElement(
		'entry',
		{},
		createXmlTextElement('id', url),
		createXmlTextElement('title', title),
		createLink('alternate', url, 'text/html'),
		createXmlTextElement('published', published),
		createXmlTextElement('updated', updated),
		createAuthor(author),
		...tags.map((term) => createXmlElement('category', { term })),
		createXmlTextElement('summary', summary),
		...(cover ? [createLink('enclosure', cover.url, cover.type)] : []),
		createXmlTextElement('content', html, { type: 'html' }),
	);

/** Writes the feed as Atom 1.0 (RFC 4287). */
export function writeAtom(content: FeedContent): string {
	const { origin, home, title, description, language, owner, copyright, updated, items } = content;
	const feed = createXmlElement(
		'feed',
		{ xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': language },
		createXmlTextElement('id', `${origin}/`),
		createXmlTextElement('title', title),
		...(description ? [createXmlTextElement('subtitle', description)] : []),
		createLink('alternate', home, 'text/html'),
		createLink('self', origin + blogFeeds.atom.path, blogFeeds.atom.type),
		createXmlTextElement('updated', updated),
		createAuthor(owner),
		createXmlTextElement('rights', copyright),
		...items.map(createEntry),
	);
	return removeForbidden(`<?xml version="1.0" encoding="utf-8"?>\n${feed}\n`);
}
