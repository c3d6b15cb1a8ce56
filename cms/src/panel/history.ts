import type { UID } from '@strapi/strapi';
import type { Context } from 'koa';
import { getDocumentTimes } from '../platform/documents/document-state';
import { findVersions, restoreDocumentVersion } from '../platform/documents/history';
import { orNotFound } from '../platform/lib/http-errors';
import { demandRead, demandUpdate } from './ability';
import { versioningOptions } from './versioning';

interface Configuration {
	metadatas: Record<string, { edit?: { label?: string } }>;
}

const isFollowed = (uid: string): uid is (typeof versioningOptions.uids)[number] =>
	versioningOptions.uids.some((each) => each === uid);

/** Returns the type and document of a call. @throws NotFoundError */
async function resolveDocument({ params }: Context): Promise<{ uid: UID.ContentType; id: string }> {
	const uid = orNotFound(isFollowed(params.uid) ? params.uid : null);
	orNotFound(await getDocumentTimes(uid, params.id));
	return { uid, id: params.id };
}

/** Returns the form's labels of its fields. */
async function labelsOf(uid: string) {
	const service = strapi.plugin('content-manager').service('content-types');
	const { metadatas }: Configuration = await service.findConfiguration({ uid });
	return (field: string) => metadatas[field]?.edit?.label ?? field;
}

/** Lists the versions of an entry, newest first. */
export async function listVersions(ctx: Context) {
	demandRead(ctx, ctx.params.uid);
	const { uid, id } = await resolveDocument(ctx);
	const labelOf = await labelsOf(uid);
	const versions = await findVersions(id);
	ctx.body = {
		data: versions.map(({ id: version, writtenAt, writer, fields, status }) => ({
			version: String(version),
			at: new Date(writtenAt).toISOString(),
			by: writer,
			fields: fields.map(labelOf),
			status,
		})),
	};
}

export async function restoreVersion(ctx: Context) {
	demandUpdate(ctx, ctx.params.uid);
	const { uid, id } = await resolveDocument(ctx);
	await restoreDocumentVersion(uid, id, ctx.params.version);
	ctx.body = { data: { restored: ctx.params.version } };
}
