import type { OwnReview } from '@sumu/contract';
import { env } from '../../env';
import { isStored } from '../../platform/lib/is-stored';
import { notifyOwner } from '../../platform/mail/notices';
import { mailWords } from '../../platform/mail/words';
import { reviewUid } from './review-uid';

/** Notifies the owner of a review that needs approval. */
export async function mailWaiting({ _id, UserName, reviewText, rating }: OwnReview) {
	const { language, number, say } = await mailWords();
	await notifyOwner(
		{
			language,
			subject: say('A review waits for you'),
			paragraphs: [],
			quotation: reviewText,
			facts: [
				[say('Sent by'), UserName],
				...(rating === null ? [] : [[say('Rating'), number(rating)] as const]),
			],
			action: { label: say('See the reviews'), url: `${env.origins.site}/sumu/manage-reviews` },
		},
		{ isStored: isStored(reviewUid, _id) },
	);
}
