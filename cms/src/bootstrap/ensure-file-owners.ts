import type { Core } from '@strapi/strapi';
import { userUid } from '../identity/users';
import { accountOwner, SITE_OWNER } from '../platform/media/file-owner';

const fileUid = 'plugin::upload.file';
const withoutOwner = { owner: { $null: true } };

/** Sets the owner of files from an earlier release: the account that has a file as its picture, otherwise the site. */
export async function ensureFileOwners(strapi: Core.Strapi) {
	const files = strapi.db.query(fileUid);
	if ((await files.count({ where: withoutOwner })) === 0) return;
	const users: { documentId: string; avatar: { id: number } }[] = await strapi.db
		.query(userUid)
		.findMany({
			select: ['documentId'],
			where: { avatar: { id: { $notNull: true } } },
			populate: { avatar: { select: ['id'] } },
		});
	for (const { documentId, avatar } of users)
		await files.updateMany({
			where: { id: avatar.id, ...withoutOwner },
			data: { owner: accountOwner(documentId) },
		});
	await files.updateMany({ where: withoutOwner, data: { owner: SITE_OWNER } });
}
