import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SITE_OWNER } from '../media/file-owner';
import { storePicture } from '../media/store-picture';
import { pageFacts } from './page-facts';
import { requestPublicAddress } from './request';

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
