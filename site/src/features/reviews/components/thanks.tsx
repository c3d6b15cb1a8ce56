import { Box } from '@chakra-ui/react';
import { messages, type OwnReview } from '@sumu/contract';
import { useEffect, useRef } from 'react';
import { useWords } from '../../../lib/words/use-words';
import { Button } from '../../../ui/button';
import { Stars } from '../../../ui/stars';

/** Confirmation after a review: thanks, the review and a button to edit it. */
export function Thanks({
	id,
	review,
	onEdit,
}: {
	/** Id of the title, which labels the dialog. */
	id: string;
	review: OwnReview;
	onEdit: () => void;
}) {
	const { t } = useWords();
	const titleRef = useRef<HTMLHeadingElement>(null);
	useEffect(() => titleRef.current?.focus(), []);
	return (
		<Box role="status">
			<Box asChild textStyle="h3" outline="0">
				<h2 id={id} ref={titleRef} tabIndex={-1}>
					{t(messages.thanksForRating)}
				</h2>
			</Box>
			<Box marginTop="6">
				<Stars rating={review.rating ?? 0} size={28} />
			</Box>
			<Box as="p" textStyle="body" marginTop="4" overflowWrap="anywhere" lineClamp="4">
				{review.reviewText}
			</Box>
			{review.pending && (
				<Box as="p" textStyle="small" color="muted" marginTop="4">
					{t('It will appear as soon as I’ve approved it.')}
				</Box>
			)}
			<Button variant="outline" size="compact" marginTop="6" onClick={onEdit}>
				{t(messages.editReview)}
			</Button>
		</Box>
	);
}
