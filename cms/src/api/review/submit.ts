import type { BodyOf, submitReview } from '@sumu/contract';
import { presentUser, type UserRow } from '../../identity/user-presenter';
import { userUid } from '../../identity/users';
import type { Data } from '../../platform/documents/content';
import { submissionKey, targetOf } from './review-target';
import { reviewUid } from './review-uid';
import { versionsOf } from './visitor-reviews';

type Body = BodyOf<typeof submitReview>;

const isModerated = async () => {
	const uid = 'api::site-setting.site-setting';
	const setting = await strapi.db.query(uid).findOne({ select: ['moderateReviews'] });
	return setting?.moderateReviews === true;
};

/** What a visitor says, and what the server knows about who says it. */
function dataOf(body: Body, user: UserRow) {
	const { email, displayName, photoURL } = presentUser(user);
	const { projectId, blogId, reviewText, rating, userCity, location } = body;
	const country = location?.country;
	return {
		reviewText,
		rating,
		UserName: displayName || 'Visitor',
		userEmail: email,
		userImgUrl: photoURL,
		// Who is nowhere to be found while they change it stays where they were.
		...(userCity || country ? { userCity: userCity ?? null, country: country ?? null } : {}),
		source: 'visitor' as const,
		...(projectId ? { project: projectId } : {}),
		...(blogId ? { blog: blogId } : {}),
		user: user.id,
	};
}

/** Until the transaction's end the person writes nothing else: two requests at once both found nothing. */
const lockUser = ({ id }: UserRow) =>
	strapi.db.queryBuilder(userUid).select('id').where({ id }).forUpdate().execute();

/** Writes a person's one review of an item, for the first time or anew. */
export const submit = (body: Body, user: UserRow) =>
	strapi.db.transaction(async () => {
		await lockUser(user);
		const item = targetOf(body);
		const key = submissionKey(user.documentId, item);
		const data = { ...dataOf(body, user), item, submissionKey: key };
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
async function rewrite(documentId: string, data: object, isPublished: boolean) {
	const status = isPublished && !(await isModerated()) ? 'published' : 'draft';
	await strapi.documents(reviewUid).update({ documentId, data, status });
}
