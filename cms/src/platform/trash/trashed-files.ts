import type { StoredFile } from '../media/delete-stored-file';
import { queryTrash, type TrashRow } from './trash-table';

/** Returns the files of pictures in the trash, which stay where they are stored. */
export async function readTrashedFiles(where: object = {}): Promise<StoredFile[]> {
	const rows: Pick<TrashRow, 'content'>[] = await queryTrash().findMany({
		select: ['content'],
		where: { $and: [where, { pictureKey: { $notNull: true } }] },
	});
	return rows.flatMap(({ content }) => content.picture?.file ?? []);
}
