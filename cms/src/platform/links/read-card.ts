import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import MarkdownIt from 'markdown-it';
import { SITE_OWNER } from '../media/file-owner';
import { storePicture } from '../media/store-picture';
import { requestPublicAddress } from './request-public-address';

export interface PageFacts {
	readonly title: string;
	/** Address of the preview picture that the page names; '' for none. */
	readonly picture: string;
}

const { unescapeAll } = new MarkdownIt().utils;
const MAX_TITLE_LENGTH = 200;

const cleanTitle = (text: string) =>
	unescapeAll(text).replace(/\s+/g, ' ').trim().slice(0, MAX_TITLE_LENGTH);
const createAttributeReader = (name: string) => {
	const pattern = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'i');
	return (tag: string) => {
		const [, double, single] = pattern.exec(tag) ?? [];
		return double ?? single ?? '';
	};
};
const propertyOf = createAttributeReader('property');
const nameOf = createAttributeReader('name');
const contentOf = createAttributeReader('content');

/** Returns the attributes of each meta element. Pages may be hostile, so the search takes linear time. */
const listMetaTags = (html: string) =>
	html
		.split(/<meta(?=\s)/i)
		.slice(1)
		.map((rest) => rest.split('>', 1)[0] ?? '');

/** Extracts the title and the preview picture from a page. */
export function pageFacts(html: string, page: URL): PageFacts {
	const metaContents = new Map<string, string>();
	for (const tag of listMetaTags(html)) {
		const name = (propertyOf(tag) || nameOf(tag)).toLowerCase();
		if (!metaContents.has(name)) metaContents.set(name, contentOf(tag));
	}
	const title =
		metaContents.get('og:title') || /<title(?:\s[^<>]*)?>([^<]{1,1000})/i.exec(html)?.[1] || '';
	const picture = unescapeAll(
		metaContents.get('og:image') || metaContents.get('twitter:image') || '',
	).trim();
	const isAddress = picture !== '' && URL.canParse(picture, page.href);
	return { title: cleanTitle(title), picture: isAddress ? new URL(picture, page).href : '' };
}

/** Title and picture of an address; without a title it is a plain link. */
export interface LinkCard {
	readonly title: string;
	/** Id of a file in the media library. */
	readonly picture: number | null;
}

/** Milliseconds for a page and its picture together. */
const CARD_TIMEOUT_MS = 6000;
const MAX_BODY_BYTES = { page: 512 * 1024, picture: 5 * 1024 * 1024 } as const;

async function storeCardPicture(
	address: string,
	title: string,
	signal: AbortSignal,
): Promise<number> {
	const { body } = await requestPublicAddress(address, {
		most: MAX_BODY_BYTES.picture,
		whole: true,
		signal,
	});
	const folder = await mkdtemp(join(tmpdir(), 'link-card-'));
	try {
		const filepath = join(folder, 'picture');
		await writeFile(filepath, body);
		return (
			await storePicture(
				{ filepath, originalFilename: title, size: body.length },
				{ owner: SITE_OWNER },
			)
		).id;
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}

/** Requests the title and picture of an address. If the picture cannot be loaded, it is left out. */
export async function readCard(address: string): Promise<LinkCard> {
	const signal = AbortSignal.timeout(CARD_TIMEOUT_MS);
	const { url, type, body } = await requestPublicAddress(address, {
		most: MAX_BODY_BYTES.page,
		whole: false,
		signal,
	});
	if (!/^text\/html|^application\/xhtml/i.test(type)) return { title: '', picture: null };
	const { title, picture } = pageFacts(body.toString('utf8'), url);
	if (!title || !picture) return { title, picture: null };
	return { title, picture: await storeCardPicture(picture, title, signal).catch(() => null) };
}
