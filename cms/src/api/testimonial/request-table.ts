import type { Core } from '@strapi/strapi';
import { sitePages, type TestimonialRequest, type TestimonialState } from '@sumu/contract';
import { env } from '../../env';
import { queryTable, registerTable } from '../../platform/lib/own-table';
import { createKeyedHash, signToken, verifyToken } from '../../platform/lib/signed-token';

const requestTable = 'testimonial-request';
const tokenPurpose = 'testimonial';

export interface RequestRow {
	id: number;
	publicId: string;
	/** Document id of the project, and its name at the time of the request. */
	projectId: string | null;
	projectName: string | null;
	name: string;
	email: string;
	/** Keyed hash by which a testimonial is still found once its address is deleted. */
	emailHash: string | null;
	mailed: boolean;
	remind: boolean;
	remindedAt: string | null;
	createdAt: string;
	expiresAt: string;
	usedAt: string | null;
	withdrawnAt: string | null;
	revokedAt: string | null;
	reviewId: string | null;
}

/** Registers the table of the personal links for testimonials. */
export const registerTestimonialRequests = (strapi: Core.Strapi) =>
	registerTable(strapi, {
		name: requestTable,
		tableName: 'testimonial_requests',
		attributes: {
			publicId: { type: 'string', column: { notNullable: true } },
			projectId: { type: 'string' },
			projectName: { type: 'string' },
			name: { type: 'string' },
			email: { type: 'string' },
			emailHash: { type: 'string' },
			mailed: { type: 'boolean' },
			remind: { type: 'boolean' },
			remindedAt: { type: 'datetime' },
			createdAt: { type: 'datetime' },
			expiresAt: { type: 'datetime' },
			usedAt: { type: 'datetime' },
			withdrawnAt: { type: 'datetime' },
			revokedAt: { type: 'datetime' },
			reviewId: { type: 'string' },
		},
		indexes: [
			{ name: 'testimonial_requests_public_id_uq', columns: ['public_id'], type: 'unique' },
			{ name: 'testimonial_requests_email_idx', columns: ['email'] },
			{ name: 'testimonial_requests_email_hash_idx', columns: ['email_hash'] },
		],
	});

export const queryRequests = () => queryTable(requestTable);

export const hashAddress = (email: string) => createKeyedHash('testimonial-address', email);

/** Returns the links to an address, also those whose address has been deleted. */
export const listRequestsTo = (email: string): Promise<RequestRow[]> =>
	queryRequests().findMany({
		where: { $or: [{ email }, { emailHash: hashAddress(email) }] },
		orderBy: { id: 'asc' },
	});

/** Returns the address of the form behind a link. */
export const addressOf = ({ publicId }: Pick<RequestRow, 'publicId'>) =>
	env.origins.site + sitePages.testimonial(signToken(tokenPurpose, publicId));

/** Returns the link of a token; null without one. */
export async function findByToken(token: string): Promise<RequestRow | null> {
	const publicId = verifyToken(tokenPurpose, token);
	return publicId ? queryRequests().findOne({ where: { publicId } }) : null;
}

export function stateOf(row: RequestRow): TestimonialState {
	if (row.withdrawnAt) return 'withdrawn';
	if (row.usedAt) return 'used';
	if (row.revokedAt) return 'revoked';
	return new Date(row.expiresAt) <= new Date() ? 'expired' : 'open';
}

function reminderOf({ remind, remindedAt, mailed }: RequestRow) {
	if (remindedAt) return 'sent';
	return remind && mailed ? 'planned' : 'none';
}

const isoOf = (moment: string) => new Date(moment).toISOString();

export const presentRequest = (row: RequestRow): TestimonialRequest => ({
	_id: row.publicId,
	url: addressOf(row),
	name: row.name,
	email: row.email,
	project: row.projectId ? { _id: row.projectId, name: row.projectName ?? '' } : null,
	state: stateOf(row),
	date: isoOf(row.createdAt),
	expiresAt: isoOf(row.expiresAt),
	mailed: row.mailed === true,
	reminder: reminderOf(row),
	reviewId: row.reviewId,
});
