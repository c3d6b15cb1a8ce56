import { Box } from '@chakra-ui/react';
import type { RatingSummary, Review } from '@sumu/contract';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue } from 'react';
import { useTextDirection } from '../../../lib/words/text-direction';
import { useWords } from '../../../lib/words/use-words';
import { Columns, Container } from '../../../ui/container';
import { Section } from '../../../ui/section';
import { Skeleton } from '../../../ui/skeleton';
import { Stars } from '../../../ui/stars';
import { TextButton } from '../../../ui/text-link';
import { itemReviewsQuery, type ReviewTarget } from '../api/item-reviews';
import { Reviewer } from './reviewer';

/** Average rating in large type; nothing without ratings. */
export function Average({ rating }: { rating: RatingSummary | null }) {
	const { counted, number } = useWords();
	if (!rating) return null;
	return (
		<Box display="flex" alignItems="end" gap="4" marginTop="6">
			<Box as="p" textStyle="figure" fontSize="clamp(4rem, 3rem + 3vw, 6rem)">
				{number(rating.average, 1)}
			</Box>
			<Box paddingBottom="2">
				<Stars rating={rating.average} />
				<Box as="p" textStyle="small" color="muted" marginTop="1">
					{counted({ one: 'one review', other: '{count} reviews' }, rating.count)}
				</Box>
			</Box>
		</Box>
	);
}

/** Review in a list: author, stars, date and text. */
export function ItemReview({ review }: { review: Review }) {
	const { day } = useWords();
	const directionOf = useTextDirection();
	return (
		<Box as="li" borderTopWidth="1px" borderColor="hairline" paddingBlock="6">
			<Box display="flex" flexWrap="wrap" justifyContent="space-between" gap="4">
				<Reviewer review={review} />
				<Box textAlign="end">
					{review.rating !== null && <Stars rating={review.rating} />}
					<Box textStyle="label" color="muted">
						<time dateTime={review.date}>{day(review.date)}</time>
					</Box>
				</Box>
			</Box>
			<Box
				as="blockquote"
				dir={directionOf(review.reviewText)}
				textStyle="lead"
				maxWidth="measure"
				marginTop="4"
				overflowWrap="anywhere"
				whiteSpace="pre-line"
			>
				{review.reviewText}
			</Box>
		</Box>
	);
}

/** Reviews of a project or post and their average; without any, only `write`, which adds one. */
export function ItemReviews({
	item,
	rating,
	write,
	isQuoted = false,
}: {
	item: ReviewTarget;
	rating: RatingSummary | null;
	write: ReactNode;
	/** If true, the page already shows the client's testimonial. */
	isQuoted?: boolean;
}) {
	const { t } = useWords();
	const { data, isError, refetch } = useQuery(itemReviewsQuery(item));
	// Deferred: several responses may have arrived during a cover transition, so this renders in small pieces.
	const deferredReviews = useDeferredValue(data);
	// Both cases render `write` at the same place, so that its dialog stays open when the first review arrives.
	const isEmpty = !rating && !deferredReviews?.length && !isError;
	return (
		<Section
			id="reviews"
			label={isEmpty ? t('Reviews') : undefined}
			ground={isEmpty ? 'canvas' : 'sunken'}
			flush={isEmpty}
		>
			<Container paddingBottom={isEmpty ? { base: '12', lg: '16' } : undefined}>
				<Columns rowGap={isEmpty ? '6' : '12'} alignItems={isEmpty ? 'center' : { lg: 'start' }}>
					<Box gridColumn={{ lg: '1 / 5' }}>
						{!isEmpty && (
							<Box as="h2" id="reviews-title" textStyle="h2">
								{t('Reviews')}
							</Box>
						)}
						<Average rating={rating} />
						<Box marginTop={isEmpty ? undefined : '8'}>{write}</Box>
					</Box>
					<Box gridColumn={{ lg: isEmpty ? '5 / 13' : '6 / 13' }} aria-busy={!deferredReviews}>
						{isEmpty && (
							<Box as="p" textStyle="lead" color="muted">
								{isQuoted
									? t('No other reviews yet. Be the first.')
									: t('No reviews yet. Be the first.')}
							</Box>
						)}
						{isError && (
							<Box role="alert" textStyle="ui" color="danger">
								{t('Reviews can’t be shown right now.')}{' '}
								<TextButton tone="current" color="inherit" onClick={() => refetch()}>
									{t('Try again')}
								</TextButton>
							</Box>
						)}
						{!deferredReviews && !isEmpty && !isError && <Skeleton height="132px" aria-hidden />}
						{deferredReviews && deferredReviews.length > 0 && (
							<Box as="ul" borderBottomWidth="1px" borderColor="hairline">
								{deferredReviews.map((review) => (
									<ItemReview key={review._id} review={review} />
								))}
							</Box>
						)}
					</Box>
				</Columns>
			</Container>
		</Section>
	);
}
