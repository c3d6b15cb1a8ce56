import type { BodyOf, submitReview } from '@sumu/contract';
import type { UserRow } from '../../identity/user-presenter';
import { userUid } from '../../identity/users';
import type { Data } from '../../platform/fields';
import { visitorColumns } from './columns';
import { submissionKey, targetOf } from './review-target';
import { reviewUid } from './review-uid';
import { versionsOf } from './visitor-reviews';

type Body = BodyOf<typeof submitReview>;

const isModerated = async () => {
	const uid = 'api::site-setting.site-setting';
	const setting = await strapi.db.query(uid).findOne({ select: ['moderateReviews'] });
	return setting?.moderateReviews === true;
};

/** Until the transaction's end the person writes nothing else: two requests at once both found nothing. */
const lockUser = ({ id }: UserRow) =>
	strapi.db.queryBuilder(userUid).select('id').where({ id }).forUpdate().execute();

/** Writes a person's one review of an item, for the first time or anew. */
export const submit = (body: Body, user: UserRow) =>
	strapi.db.transaction(async () => {
		await lockUser(user);
		const key = submissionKey(user.documentId, targetOf(body));
		const data = visitorColumns(body, user);
		const before = await versionsOf(key);
		const [first] = before;
		if (first)
			await rewrite(
				first.documentId,
				data,
				before.some(({ publishedAt }) => publishedAt),
			);
		else await add(data);
		return { versions: await versionsOf(key), added: !first };
	});

async function add(data: Data) {
	const status = (await isModerated()) ? 'draft' : 'published';
	await strapi.documents(reviewUid).create({ data, status });
}

/** One that the owner has not let through, or has taken back, stays so whatever is changed in it. */
async function rewrite(documentId: string, data: Data, isPublished: boolean) {
	const status = isPublished && !(await isModerated()) ? 'published' : 'draft';
	await strapi.documents(reviewUid).update({ documentId, data, status });
}
