import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { uploadLimits } from '@sumu/contract';
import { env } from '../../env';
import { accountOwner } from '../../platform/media/file-owner';
import { storePicture } from '../../platform/media/store-picture';
import type { UserRow } from '../user-presenter';
import { changeUser, userById } from '../users';

/** Milliseconds a sign-in waits for the picture before it continues without it. */
const DOWNLOAD_TIMEOUT_MS = 3000;

/**
 * Checks whether an address belongs to Google's picture host or to the configured issuer. Pictures are downloaded
 * from no other host.
 */
function isProviders({ protocol, host, origin }: URL): boolean {
	const google = protocol === 'https:' && /(?:^|\.)googleusercontent\.com$/.test(host);
	return google || origin === new URL(env.GOOGLE_ISSUER ?? 'https://accounts.google.com').origin;
}

async function downloadPicture(address: string): Promise<Buffer> {
	const url = new URL(address);
	if (!isProviders(url)) throw new Error('it lies at another host');
	const { ok, status, body } = await fetch(url, {
		redirect: 'error',
		signal: AbortSignal.timeout(DOWNLOAD_TIMEOUT_MS),
	});
	if (!ok || !body) {
		await body?.cancel();
		throw new Error(`status ${status}`);
	}
	const chunks: Uint8Array[] = [];
	let bytes = 0;
	const reader = body.getReader();
	for (let part = await reader.read(); !part.done; part = await reader.read()) {
		bytes += part.value.length;
		if (bytes > uploadLimits.bytes) {
			await reader.cancel();
			throw new Error('it is too large');
		}
		chunks.push(part.value);
	}
	return Buffer.concat(chunks);
}

/**
 * Copies the picture of a new account into the media library, so that no page ever loads it from the provider.
 * Without a picture, or if the download fails, the account has none.
 */
export async function copyPicture(user: UserRow, address: string): Promise<void> {
	if (!address) return;
	const folder = await mkdtemp(join(tmpdir(), 'picture-'));
	try {
		const data = await downloadPicture(address);
		const filepath = join(folder, 'picture');
		await writeFile(filepath, data);
		const alternativeText = user.displayName ?? '';
		const file = { filepath, originalFilename: alternativeText, size: data.length };
		const { id } = await storePicture(file, {
			alternativeText,
			owner: accountOwner(user.documentId),
		});
		await changeUser(user, { avatar: id });
	} catch (error) {
		const reason = error instanceof Error ? error.message : 'unknown';
		strapi.log.warn(`The picture at Google was not copied: ${reason}`);
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}

/**
 * Copies the picture of an older account that still links to the provider's address. If the download fails, the
 * account has no picture.
 */
export async function bringPictureHome(user: UserRow, newest?: string): Promise<UserRow> {
	const { photoURL } = user;
	if (!photoURL || !URL.canParse(photoURL) || !isProviders(new URL(photoURL))) return user;
	await changeUser(user, { photoURL: null });
	await copyPicture(user, newest ?? photoURL);
	return (await userById(user.id)) ?? user;
}
