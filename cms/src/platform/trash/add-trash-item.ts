import { settingDefinitions } from '@sumu/contract';
import { getWriterName } from '../documents/writer';
import { queryTrash, type TrashRow } from './trash-table';

const DAY_MS = 86_400_000;

async function readTrashDays(): Promise<number> {
	const setting = await strapi.db
		.query('api::site-setting.site-setting')
		.findOne({ select: ['trashDays'] });
	return setting?.trashDays ?? settingDefinitions.trashDays.initial;
}

type NewItem = Omit<TrashRow, 'id' | 'deletedAt' | 'deletedBy' | 'expiresAt'>;

/**
 * Adds an item to the trash, deleted now by the current writer.
 * @returns false if the owner has turned the trash off
 */
export async function addTrashItem(item: NewItem): Promise<boolean> {
	const trashDays = await readTrashDays();
	if (trashDays === 0) return false;
	const now = Date.now();
	await queryTrash().create({
		data: {
			...item,
			title: item.title.slice(0, 255),
			deletedAt: new Date(now).toISOString(),
			deletedBy: getWriterName(),
			expiresAt: new Date(now + trashDays * DAY_MS).toISOString(),
		},
	});
	return true;
}
