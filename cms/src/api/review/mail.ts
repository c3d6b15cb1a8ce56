import type { OwnReview } from '@sumu/contract';
import { env } from '../../env';
import { notifyOwner } from '../../platform/mail/notices';

/** Tells the owner of a review that nobody sees before the owner lets it through. */
export const mailWaiting = ({ UserName, reviewText, rating }: OwnReview) =>
	notifyOwner({
		subject: 'A review waits for you',
		paragraphs: [reviewText],
		facts: [
			['From', UserName],
			['Rating', String(rating)],
		],
		action: { label: 'See the reviews', url: `${env.origins.site}/sumu/manage-reviews` },
	});
