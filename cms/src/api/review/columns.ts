import type { BodyOf, OwnerReviewBody, ReviewUpdateBody, Save, submitReview } from '@sumu/contract';
import { presentUser, type UserRow } from '../../identity/user-presenter';
import { written } from '../../platform/fields';
import { pictureColumns } from '../../platform/media/picture-columns';
import type schema from './content-types/review/schema.json';
import { submissionKey, targetOf } from './review-target';

const picture = { file: 'userImg', url: 'userImgUrl' } as const;

/** What the owner writes down of a client. */
export async function ownerColumns({
	userName,
	location,
	review,
	image,
	...rest
}: Omit<OwnerReviewBody, keyof Save>) {
	return written<typeof schema>()({
		...rest,
		UserName: userName,
		userCity: location,
		reviewText: review,
		source: 'owner',
		...(await pictureColumns(image, 'image', picture)),
	});
}

export const changedColumns = (body: Omit<ReviewUpdateBody, 'approve' | keyof Save>) =>
	written<typeof schema>()(body);

/** What a visitor says, and what the server knows about who says it. */
export function visitorColumns(body: BodyOf<typeof submitReview>, user: UserRow) {
	const { projectId, blogId, userCity, location, ...rest } = body;
	const { email, displayName, photoURL } = presentUser(user);
	const country = location?.country;
	const item = targetOf(body);
	return written<typeof schema>()({
		...rest,
		UserName: displayName || 'Visitor',
		userEmail: email,
		userImgUrl: photoURL,
		// A writer who cannot be located while they change it stays where they were.
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
