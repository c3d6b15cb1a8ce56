import { Box } from '@chakra-ui/react';
import type { ReviewForm as Values } from '@sumu/contract';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import type { SessionUser } from '../../../lib/session';
import { useWords } from '../../../lib/words/use-words';
import { IconButton } from '../../../ui/button';
import { ownReviewQuery, type ReviewTarget, useSubmitReview } from '../api/item-reviews';
import { locateVisitor, type ReviewerLocation } from '../api/visitor-place';
import { useOffer } from '../use-offer';
import type { useReviewDialog } from '../use-review-dialog';
import ReviewForm from './review-form';
import { ReviewPanel } from './review-panel';
import { Thanks } from './thanks';

/** Asks for a review some seconds after the page opened. A second review replaces the first. */
export function ReviewPopup({
	title,
	item,
	user,
	popup: { dialog, way, offer, close, onClose },
}: {
	title: string;
	item: ReviewTarget;
	user: SessionUser;
	popup: ReturnType<typeof useReviewDialog>;
}) {
	const { t } = useWords();

	const titleId = useId();
	const { data: own } = useQuery(ownReviewQuery(user.email, item));
	const submitReview = useSubmitReview(user.email, item);
	const locationRef = useRef<Promise<ReviewerLocation>>(undefined);
	const [isDone, setDone] = useState(false);
	useOffer(user.id, item, own, offer);
	useEffect(() => {
		if (way) locationRef.current ??= locateVisitor();
	}, [way]);

	const sendReview = async (review: Values) => {
		locationRef.current ??= locateVisitor();
		try {
			await submitReview(review, locationRef.current);
			setDone(true);
		} catch (error) {
			// The lookup of the place may have failed for the same reason.
			locationRef.current = undefined;
			throw error;
		}
	};
	const editReview = () => {
		setDone(false);
		dialog.current?.focus();
	};
	/** A click on the backdrop targets the dialog, but is outside its box. */
	const onClick = (event: MouseEvent<HTMLDialogElement>) => {
		if (way === 'modal' && event.target === event.currentTarget && !isWithin(event)) close();
	};
	return (
		<>
			<Box role="status" srOnly>
				{way === 'card' && t('Would you like to write a review? Press Escape to close.')}
			</Box>
			<ReviewPanel
				ref={dialog}
				aria-labelledby={titleId}
				tabIndex={-1}
				onClick={onClick}
				onClose={onClose}
			>
				<IconButton
					aria-label={t('Close')}
					position="absolute"
					top="44px"
					insetInlineEnd="3"
					onClick={close}
				>
					<X size={22} strokeWidth={1.75} aria-hidden />
				</IconButton>
				{isDone && own ? (
					<Thanks id={titleId} review={own} onEdit={editReview} />
				) : (
					<>
						<Box as="h2" id={titleId} textStyle="h3" paddingEnd="8" marginBottom="4">
							{title}
						</Box>
						<ReviewForm
							key={own?._id}
							title={title}
							isCard={way === 'card'}
							own={own ?? null}
							onSubmit={sendReview}
						/>
					</>
				)}
			</ReviewPanel>
		</>
	);
}

const isWithin = ({ clientX: x, clientY: y, currentTarget }: MouseEvent<HTMLElement>) => {
	const box = currentTarget.getBoundingClientRect();
	return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
};
