import type { BodyOf, requestTestimonial } from '@sumu/contract';
import { callingRole } from '../../access/roles';
import { orNotFound } from '../../platform/lib/http-errors';
import { newRowId } from '../../platform/lib/own-table';
import { consumeMailQuota } from '../../platform/mail/mail-quota';
import { hasMail } from '../../platform/mail/server';
import { mailRequest } from './mail';
import { queryRequests, type RequestRow } from './request-table';

type Body = BodyOf<typeof requestTestimonial>;

const LIFETIME_MS = 30 * 86_400_000;

async function findProject(documentId: string | undefined) {
	if (!documentId) return null;
	const row = await strapi.db.query('api::project.project').findOne({
		where: { documentId },
		select: ['documentId', 'projectsName'],
	});
	return orNotFound(row);
}

/** Returns the sender of an enquiry; only callers who read messages may name one. */
async function findSender(documentId: string | undefined): Promise<{ name: string } | null> {
	if (!documentId) return null;
	const row =
		callingRole() === 'admin'
			? await strapi.db
					.query('api::message.message')
					.findOne({ where: { documentId }, select: ['name'] })
			: null;
	return orNotFound(row);
}

/** Sends a link, unless there is no mail server or the address had one lately; the owner can pass it on. */
async function trySend(row: RequestRow): Promise<boolean> {
	if (!row.email || !(await hasMail())) return false;
	if (!(await consumeMailQuota('testimonial', row.email))) return false;
	try {
		await mailRequest(row);
		return true;
	} catch (error) {
		strapi.log.warn(
			`A link for a testimonial was not mailed: ${error instanceof Error ? error.message : error}`,
		);
		return false;
	}
}

/** Creates a personal link. @throws NotFoundError if the project or the enquiry does not exist */
export async function createRequest({
	projectId,
	messageId,
	email = '',
	name,
	remind = false,
}: Body): Promise<RequestRow> {
	const project = await findProject(projectId);
	const sender = await findSender(messageId);
	const now = Date.now();
	const row: RequestRow = await queryRequests().create({
		data: {
			publicId: newRowId(),
			projectId: project?.documentId ?? null,
			projectName: project?.projectsName ?? null,
			name: name ?? sender?.name ?? '',
			email,
			mailed: false,
			remind,
			createdAt: new Date(now).toISOString(),
			expiresAt: new Date(now + LIFETIME_MS).toISOString(),
		},
	});
	if (!(await trySend(row))) return row;
	return queryRequests().update({ where: { id: row.id }, data: { mailed: true } });
}
