import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Core } from '@strapi/strapi';
import { env } from '../../env';
import { queryImports } from './import-tables';

const DAY_MS = 86_400_000;
/** Days for which an import that has been read waits to be started. */
const READY_DAYS = 7;

/** Deletes the files of imports that were never started, and the remains of interrupted uploads. */
export async function sweepImports(strapi: Core.Strapi) {
	const isForgotten = { $lt: new Date(Date.now() - READY_DAYS * DAY_MS).toISOString() };
	await queryImports().updateMany({
		where: { state: 'ready', updatedAt: isForgotten },
		data: { state: 'cancelled' },
	});
	const openImports: { documentId: string }[] = await queryImports().findMany({
		select: ['documentId'],
		where: { state: { $in: ['reading', 'ready', 'running'] } },
	});
	const openIds = new Set(openImports.map(({ documentId }) => documentId));
	const root = join(env.DATA_DIR, 'imports');
	let removedCount = 0;
	for (const name of await readdir(root).catch(() => [])) {
		const folder = join(root, name);
		const changedAt = await stat(folder).then(
			({ mtimeMs }) => mtimeMs,
			() => Number.POSITIVE_INFINITY,
		);
		if (openIds.has(name) || Date.now() - changedAt < DAY_MS) continue;
		await rm(folder, { recursive: true, force: true });
		removedCount += 1;
	}
	if (removedCount > 0) strapi.log.info(`Removed the files of ${removedCount} unused imports`);
}
