import { setTimeout as pause } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { isDatabaseFailure } from '../database/failure';
import { addressesOf } from './addresses';
import type { WorkingFile } from './working-file';

/** A file that an upload began to store: the picture itself or one of its sizes. */
export interface Begun {
	readonly file: WorkingFile;
	/** Ends when its bytes are stored, or are not. */
	readonly sent: Promise<unknown>;
}

/** Milliseconds between two questions to a database that does not answer. */
const pauses = { first: 1000, longest: 60_000 };

/** What the media library's rows name, asked until the database says it. */
async function named(strapi: Core.Strapi, hash: string[]): Promise<Set<string>> {
	for (let wait = pauses.first; ; wait = Math.min(2 * wait, pauses.longest)) {
		const rows = await strapi.db
			.query('plugin::upload.file')
			.findMany({ select: ['url', 'formats'], where: { hash } })
			.catch((error: unknown) => {
				if (isDatabaseFailure(error)) return null;
				throw error;
			});
		if (rows) return new Set(rows.flatMap(addressesOf));
		await pause(wait, undefined, { ref: false });
	}
}

/** The name Cloudinary knows a file by, also where its response did not come. */
const idAtCloudinary = ({ path, hash }: WorkingFile) => [path, hash].filter(Boolean).join('/');

/**
 * Removes what an upload that failed has stored, unless a row stands for it after all: a connection may break
 * between a commit and its answer, and of several files the first ones may be done. What lies on a disk that
 * cannot be written is left to the nightly sweep.
 */
export async function takeBack(strapi: Core.Strapi, begun: readonly Begun[]): Promise<void> {
	if (begun.length === 0) return;
	await Promise.allSettled(begun.map(({ sent }) => sent));
	const kept = await named(
		strapi,
		begun.map(({ file }) => file.hash),
	);
	const { provider } = strapi.plugin('upload');
	for (const { file } of begun) {
		if (file.url && kept.has(file.url)) continue;
		const known = file.provider_metadata ?? { public_id: idAtCloudinary(file) };
		await provider.delete({ ...file, provider_metadata: known }).catch((error: unknown) => {
			strapi.log.warn(
				`An upload failed, and its file ${file.url ?? file.hash} could not be removed: ${error}`,
			);
		});
	}
}
