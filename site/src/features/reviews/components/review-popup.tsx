import { Box } from '@chakra-ui/react';
import type { ReviewForm as Values } from '@sumu/contract';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { SessionUser } from '../../../lib/session';
import { IconButton } from '../../../ui/icon-button';
import type { ReviewTarget } from '../api/item-reviews';
import { ownReviewQuery } from '../api/own-review';
import { useSubmitReview } from '../api/use-submit-review';
import { type Place, visitorPlace } from '../api/visitor-place';
import type { usePopup } from '../use-popup';
import { usePopupDelay } from '../use-popup-delay';
import { PopupPanel } from './popup-panel';
import ReviewForm from './review-form';
import { Thanks } from './thanks';

/** Asks for a review some seconds after the page opened; a second one changes the first. */
export function ReviewPopup({
	title,
	item,
	user,
	popup: { panel, isOpen, open, close },
}: {
	title: string;
	item: ReviewTarget;
	user: SessionUser;
	popup: ReturnType<typeof usePopup>;
}) {
	const id = useId();
	const { data: own } = useQuery(ownReviewQuery(user.email, item));
	const submit = useSubmitReview(user.email, item);
	const place = useRef<Promise<Place>>(undefined);
	const [isDone, setDone] = useState(false);
	usePopupDelay(() => open(false));

	const send = async (review: Values) => {
		place.current ??= visitorPlace();
		try {
			await submit(review, place.current);
			setDone(true);
		} catch (error) {
			// What kept the review back may have kept this back as well.
			place.current = undefined;
			throw error;
		}
	};
	const edit = () => {
		setDone(false);
		panel.current?.focus();
	};
	return (
		<>
			<Box role="status" srOnly>
				{isOpen && 'You are asked for a review; Escape closes the question.'}
			</Box>
			<PopupPanel
				ref={panel}
				popover="manual"
				role="dialog"
				aria-labelledby={id}
				tabIndex={-1}
				onBeforeToggle={() => {
					place.current ??= visitorPlace();
				}}
			>
				<IconButton
					aria-label="Close"
					position="absolute"
					top="44px"
					insetInlineEnd="3"
					onClick={close}
				>
					<X size={22} strokeWidth={1.75} aria-hidden />
				</IconButton>
				{isDone && own ? (
					<Thanks id={id} review={own} onEdit={edit} />
				) : (
					<>
						<Box as="h2" id={id} textStyle="h3" paddingEnd="8" marginBottom="4">
							{title}
						</Box>
						<ReviewForm key={own?._id} title={title} own={own ?? null} onSubmit={send} />
					</>
				)}
			</PopupPanel>
		</>
	);
}
