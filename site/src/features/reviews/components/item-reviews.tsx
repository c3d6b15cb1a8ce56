import { Box } from '@chakra-ui/react';
import type { Rating } from '@sumu/contract';
import { useQuery } from '@tanstack/react-query';
import type { SessionUser } from '../../../lib/session';
import { Button } from '../../../ui/button';
import { Columns, Container } from '../../../ui/container';
import { Section } from '../../../ui/section';
import { Skeleton } from '../../../ui/skeleton';
import { TextButton } from '../../../ui/text-link';
import { itemReviewsQuery, type ReviewTarget } from '../api/item-reviews';
import { ownReviewQuery } from '../api/own-review';
import { usePopup } from '../use-popup';
import { Average } from './average';
import { ItemReview } from './item-review';
import { ReviewPopup } from './review-popup';

/** What has been said of a project or a post, its average, and the question for one's own. */
export function ItemReviews({
	item,
	question,
	rating,
	user,
	isQuoted = false,
}: {
	item: ReviewTarget;
	/** What the popup asks. */
	question: string;
	rating: Rating | null;
	user: SessionUser;
	/** Whether the page has quoted somebody already. */
	isQuoted?: boolean;
}) {
	const popup = usePopup();
	const { data: reviews, isError, refetch } = useQuery(itemReviewsQuery(item));
	const { data: own } = useQuery(ownReviewQuery(user.email, item));
	return (
		<Section id="reviews" ground="sunken">
			<Container>
				<Columns rowGap="12" alignItems={{ lg: reviews?.length === 0 ? 'baseline' : 'start' }}>
					<Box gridColumn={{ lg: '1 / 5' }}>
						<Box as="h2" id="reviews-title" textStyle="h2">
							Reviews
						</Box>
						<Average rating={rating} />
						<Button variant="outline" marginTop="8" onClick={() => popup.open(true)}>
							{own ? 'Edit your review' : 'Write a review'}
						</Button>
					</Box>
					<Box gridColumn={{ lg: '6 / 13' }} aria-busy={!reviews}>
						{isError && (
							<Box role="alert" textStyle="ui" color="danger">
								The reviews cannot be shown right now.{' '}
								<TextButton tone="current" color="inherit" onClick={() => refetch()}>
									Try again
								</TextButton>
							</Box>
						)}
						{!reviews && !isError && <Skeleton height="132px" aria-hidden />}
						{reviews?.length === 0 && (
							<Box as="p" textStyle="lead" color="muted">
								{isQuoted
									? 'Its client has spoken above, nobody else yet. Yours would be the next word.'
									: 'Nobody has said anything yet. Yours would be the first.'}
							</Box>
						)}
						{reviews && reviews.length > 0 && (
							<Box as="ul" borderBottomWidth="1px" borderColor="hairline">
								{reviews.map((review) => (
									<ItemReview key={review._id} review={review} />
								))}
							</Box>
						)}
					</Box>
				</Columns>
			</Container>
			<ReviewPopup title={question} item={item} user={user} popup={popup} />
		</Section>
	);
}
