import { AsyncLocalStorage } from 'node:async_hooks';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { messages } from '@sumu/contract';

const uid = 'plugin::upload.file';

/** Owner of files without an account: demo files, imported files and pictures of link cards. */
export const SITE_OWNER = 'site';
const ACCOUNT = 'account:';
const PANEL_ACCOUNT = 'panel:';

/** Returns the owner of the files of a site account. */
export const accountOwner = (documentId: string) => ACCOUNT + documentId;

const after = (prefix: string) => (owner: string) =>
	owner.startsWith(prefix) ? owner.slice(prefix.length) : null;
/** Returns the document id of the site account in an owner, or null. */
export const accountIn = after(ACCOUNT);
/** Returns the id of the panel account in an owner, or null. */
export const panelAccountIn = after(PANEL_ACCOUNT);

/** Maximum kilobytes of one owner's files, as the media library counts them: without their smaller versions. */
const QUOTA_KB = 5_000_000;

const explicit = new AsyncLocalStorage<string>();

/** Runs `work`; the files it stores belong to `owner` instead of the caller. */
export const ownedBy = <Result>(owner: string, work: () => Promise<Result>) =>
	explicit.run(owner, work);

/** Returns the owner of a file that is stored now: the request's account, or the site. */
function currentOwner(): string {
	const given = explicit.getStore();
	if (given) return given;
	const { user, auth } = strapi.requestContext.get()?.state ?? {};
	if (!user) return SITE_OWNER;
	return auth?.strategy?.name === 'admin'
		? `${PANEL_ACCOUNT}${user.id}`
		: accountOwner(user.documentId);
}

async function storedBy(owner: string): Promise<number> {
	const { tableName } = strapi.db.metadata.get(uid);
	const [row] = await strapi.db.getConnection(tableName).where({ owner }).sum({ size: 'size' });
	return Number(row?.size ?? 0);
}

/** @throws PayloadTooLargeError if the owner's files would exceed the quota */
async function demandRoom(owner: string, kilobytes: number) {
	if (owner === SITE_OWNER || (await storedBy(owner)) + kilobytes <= QUOTA_KB) return;
	throw new errors.PayloadTooLargeError(messages.storageFull);
}

interface Sent {
	files: { size: number } | { size: number }[];
}
interface Uploads {
	upload: (sent: Sent, ...more: unknown[]) => Promise<unknown>;
}

/** Assigns each new file of the media library an owner, and limits the files of each owner to a quota. */
export function keepOwners(strapi: Core.Strapi) {
	strapi.db.lifecycles.subscribe({
		models: [uid],
		beforeCreate({ params }) {
			params.data.owner ??= currentOwner();
		},
	});
	const uploads: Uploads = strapi.plugin('upload').service('upload');
	const { upload } = uploads;
	uploads.upload = async (sent, ...more) => {
		const bytes = [sent.files].flat().reduce((sum, { size }) => sum + size, 0);
		await demandRoom(currentOwner(), bytes / 1000);
		return upload.call(uploads, sent, ...more);
	};
}
