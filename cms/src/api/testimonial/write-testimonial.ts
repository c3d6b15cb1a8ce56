import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { messages, type TestimonialBody } from '@sumu/contract';
import { toColumns } from '../../platform/fields';
import { HttpError, orNotFound } from '../../platform/lib/http-errors';
import { runInBackground } from '../../platform/lib/in-background';
import { SITE_OWNER } from '../../platform/media/file-owner';
import { storePicture } from '../../platform/media/store-picture';
import { emptyTrashWhere } from '../../platform/trash/empty-trash';
import type reviewSchema from '../review/content-types/review/schema.json';
import { reviewUid, targetOf } from '../review/review-target';
import { deletePermanently } from '../trash/move-to-trash';
import { type AccountPhoto, removePhoto } from '../user/photo';
import {
	findByToken,
	listRequestsTo,
	queryRequests,
	type RequestRow,
	stateOf,
} from './request-table';

/** Returns an open link. @throws NotFoundError; HttpError (410) with the reason if it is over */
export async function demandOpen(token: string): Promise<RequestRow> {
	const row = orNotFound(await findByToken(token));
	const state = stateOf(row);
	if (state !== 'open') throw new HttpError(410, messages.linkExpired, { reason: state });
	return row;
}

const photoPattern = /^data:image\/(?:png|jpeg|webp);base64,([\w+/=]+)$/;

/** Stores the photo of a testimonial. Addresses are ignored, because any server could then count the readers. */
async function storePhoto(dataUrl: string | null | undefined, alternativeText: string) {
	const [, base64] = photoPattern.exec(dataUrl ?? '') ?? [];
	if (!base64) return null;
	const bytes = Buffer.from(base64, 'base64');
	const folder = await mkdtemp(join(tmpdir(), 'photo-'));
	try {
		const filepath = join(folder, 'photo');
		await writeFile(filepath, bytes);
		const file = { filepath, originalFilename: 'photo', size: bytes.length };
		return await storePicture(file, { field: 'userImg', alternativeText, owner: SITE_OWNER });
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}

/** Marks a link as used. Of simultaneous calls only one succeeds. */
async function claim({ id }: RequestRow, data: object, where: object) {
	const { count } = await queryRequests().updateMany({ where: { id, ...where }, data });
	return count === 1;
}

/**
 * Stores a client's testimonial as a review that awaits approval, and uses up the link.
 * @throws NotFoundError; HttpError (410); ValidationError (400) if the photo is no picture
 */
export async function writeTestimonial(token: string, body: TestimonialBody): Promise<string> {
	const request = await demandOpen(token);
	const { UserName, role, company, rating, reviewText, userImg } = body;
	const photo = await storePhoto(userImg, UserName);
	const projectId = request.projectId ?? undefined;
	try {
		return await strapi.db.transaction(async () => {
			const now = new Date().toISOString();
			if (!(await claim(request, { usedAt: now }, { usedAt: null, revokedAt: null })))
				throw new HttpError(410, messages.linkExpired, { reason: 'used' });
			const data = toColumns<typeof reviewSchema>()({
				UserName,
				userCity: [role, company].filter(Boolean).join(', ') || null,
				rating,
				reviewText,
				source: 'client',
				item: targetOf({ projectId }),
				...(projectId ? { project: projectId } : {}),
				...(photo ? { userImg: photo.id } : {}),
			});
			const { documentId } = await strapi.documents(reviewUid).create({ data, status: 'draft' });
			await claim(request, { reviewId: documentId }, {});
			return documentId;
		});
	} catch (error) {
		await removePhoto(photo);
		throw error;
	}
}

const findPhotoOf = async (documentId: string): Promise<AccountPhoto | null> =>
	(await strapi.db.query(reviewUid).findOne({ where: { documentId }, populate: ['userImg'] }))
		?.userImg ?? null;

/** Deletes a testimonial, published or not, also from the trash. */
async function removeTestimonial(reviewId: string) {
	const photo = await findPhotoOf(reviewId);
	await strapi.db.transaction(async ({ onCommit }) => {
		await deletePermanently(() => strapi.documents(reviewUid).delete({ documentId: reviewId }));
		await emptyTrashWhere({ kind: 'review', documentId: reviewId });
		onCommit(() => runInBackground(() => removePhoto(photo)));
	});
}

/**
 * Deletes a testimonial at its author's request.
 * @throws NotFoundError if none was written; HttpError (410) if it no longer exists
 */
export async function withdraw(token: string): Promise<number> {
	const request = orNotFound(await findByToken(token));
	const { reviewId } = request;
	const state = stateOf(request);
	if (state === 'open') orNotFound(null);
	if (state !== 'used' || !reviewId)
		throw new HttpError(410, messages.linkExpired, { reason: state });
	await strapi.db.transaction(async () => {
		const data = {
			withdrawnAt: new Date().toISOString(),
			reviewId: null,
			name: '',
			email: '',
			emailHash: null,
		};
		if (!(await claim(request, data, { withdrawnAt: null })))
			throw new HttpError(410, messages.linkExpired, { reason: 'withdrawn' });
		await removeTestimonial(reviewId);
	});
	return 1;
}

/** Deletes the links to an address and the testimonials behind them, at the request of its holder. */
export async function eraseTestimonialsOf(email: string) {
	const requests = await listRequestsTo(email);
	for (const { reviewId } of requests) if (reviewId) await removeTestimonial(reviewId);
	await queryRequests().deleteMany({ where: { id: { $in: requests.map(({ id }) => id) } } });
}
