import { AsyncLocalStorage } from 'node:async_hooks';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { messages } from '@sumu/contract';

const fileUid = 'plugin::upload.file';

/** Owner of files without an account: demo files, imported files and pictures of link cards. */
export const SITE_OWNER = 'site';
const ACCOUNT = 'account:';
const PANEL_ACCOUNT = 'panel:';

/** Returns the owner of the files of a site account. */
export const accountOwner = (documentId: string) => ACCOUNT + documentId;

const createPrefixReader = (prefix: string) => (owner: string) =>
	owner.startsWith(prefix) ? owner.slice(prefix.length) : null;
/** Returns the document id of the site account in an owner, or null. */
export const accountIn = createPrefixReader(ACCOUNT);
/** Returns the id of the panel account in an owner, or null. */
export const panelAccountIn = createPrefixReader(PANEL_ACCOUNT);

/** Maximum kilobytes of one owner's files, as the media library counts them: without their smaller versions. */
const QUOTA_KB = 5_000_000;

const ownerContext = new AsyncLocalStorage<string>();

/** Runs `work`; the files it stores belong to `owner` instead of the caller. */
export const runAsOwner = <Result>(owner: string, work: () => Promise<Result>) =>
	ownerContext.run(owner, work);

/** Returns the owner of a file that is stored now: the request's account, or the site. */
export function currentOwner(): string {
	const explicitOwner = ownerContext.getStore();
	if (explicitOwner) return explicitOwner;
	const { user } = strapi.requestContext.get()?.state ?? {};
	if (!user) return SITE_OWNER;
	// Only accounts of the panel have this column.
	return 'isActive' in user ? `${PANEL_ACCOUNT}${user.id}` : accountOwner(user.documentId);
}

async function sumStoredKilobytes(owner: string): Promise<number> {
	const { tableName } = strapi.db.metadata.get(fileUid);
	const [row] = await strapi.db.getConnection(tableName).where({ owner }).sum({ size: 'size' });
	return Number(row?.size ?? 0);
}

/** @throws PayloadTooLargeError if the owner's files would grow beyond the quota */
async function assertWithinQuota(owner: string, addedKilobytes: number) {
	if (owner === SITE_OWNER || addedKilobytes <= 0) return;
	if ((await sumStoredKilobytes(owner)) + addedKilobytes <= QUOTA_KB) return;
	throw new errors.PayloadTooLargeError(messages.storageFull);
}

interface UploadArguments {
	files: { size: number } | { size: number }[];
}
interface Uploads {
	upload: (sent: UploadArguments, ...more: unknown[]) => Promise<unknown>;
	replace: (id: unknown, sent: { file: { size: number } }, ...more: unknown[]) => Promise<unknown>;
}

/** Assigns each new file of the media library an owner, and limits the files of each owner to a quota. */
export function registerFileOwners(strapi: Core.Strapi) {
	strapi.db.lifecycles.subscribe({
		models: [fileUid],
		beforeCreate({ params }) {
			params.data.owner ??= currentOwner();
		},
	});
	const uploads: Uploads = strapi.plugin('upload').service('upload');
	const { upload, replace } = uploads;
	uploads.upload = async (sent, ...more) => {
		const bytes = [sent.files].flat().reduce((sum, { size }) => sum + size, 0);
		await assertWithinQuota(currentOwner(), bytes / 1000);
		return upload.call(uploads, sent, ...more);
	};
	uploads.replace = async (id, sent, ...more) => {
		const before: { owner?: string | null; size: number } | null = await strapi.db
			.query(fileUid)
			.findOne({ where: { id }, select: ['owner', 'size'] });
		// Replacing a file does not change its owner.
		const owner = before?.owner ?? currentOwner();
		await assertWithinQuota(owner, sent.file.size / 1000 - Number(before?.size ?? 0));
		return replace.call(uploads, id, sent, ...more);
	};
}
