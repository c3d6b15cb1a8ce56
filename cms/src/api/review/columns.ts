import type {
	BodyOf,
	OwnerReviewBody,
	ReviewUpdateBody,
	SaveFields,
	submitReview,
} from '@sumu/contract';
import { presentUser, type UserRow } from '../../identity/user-presenter';
import { toColumns } from '../../platform/fields';
import { pictureColumns } from '../../platform/media/picture-columns';
import type schema from './content-types/review/schema.json';
import { submissionKey, targetOf } from './review-target';

const pictureSource = { file: 'userImg', url: 'userImgUrl' } as const;

/** Columns of a client's review that the owner enters. */
export async function toOwnerReviewColumns({
	userName,
	location,
	review,
	image,
	...rest
}: Omit<OwnerReviewBody, keyof SaveFields>) {
	return toColumns<typeof schema>()({
		...rest,
		UserName: userName,
		userCity: location,
		reviewText: review,
		source: 'owner',
		...(await pictureColumns(image, 'image', pictureSource)),
	});
}

export const toReviewColumns = (body: Omit<ReviewUpdateBody, 'approve' | keyof SaveFields>) =>
	toColumns<typeof schema>()(body);

/** Columns of a visitor's review: their text and their account data. */
export function toVisitorReviewColumns(body: BodyOf<typeof submitReview>, user: UserRow) {
	const { projectId, blogId, userCity, location, ...rest } = body;
	const { email, displayName, photoURL } = presentUser(user);
	const country = location?.country;
	const item = targetOf(body);
	return toColumns<typeof schema>()({
		...rest,
		UserName: displayName || 'Visitor',
		userEmail: email,
		userImgUrl: photoURL,
		// Keep the stored place if the writer cannot be located during a change.
		...(userCity !== undefined || country !== undefined
			? { userCity: userCity ?? null, country: country ?? null }
			: {}),
		source: 'visitor',
		...(projectId ? { project: projectId } : {}),
		...(blogId ? { blog: blogId } : {}),
		user: user.id,
		item,
		submissionKey: submissionKey(user.documentId, item),
	});
}
