import type { OwnReview } from '@sumu/contract';
import { env } from '../../env';
import { isStored } from '../../platform/documents/existing-documents';
import { mailWords } from '../../platform/mail/mail-words';
import { notifyOwner } from '../../platform/mail/owner-notices';
import { reviewUid } from './review-target';

/** Notifies the owner of a review that needs approval. */
export async function mailWaiting({
	_id,
	UserName,
	reviewText,
	rating,
}: Pick<OwnReview, '_id' | 'UserName' | 'reviewText' | 'rating'>) {
	const { language, number, t } = await mailWords();
	await notifyOwner(
		{
			language,
			subject: t('A review is waiting for your approval'),
			paragraphs: [],
			quotation: reviewText,
			facts: [
				[t('Sent by'), UserName],
				...(rating === null ? [] : [[t('Rating'), number(rating)] as const]),
			],
			action: { label: t('See the reviews'), url: `${env.origins.site}/sumu/manage-reviews` },
		},
		{ isStored: isStored(reviewUid, _id) },
	);
}
