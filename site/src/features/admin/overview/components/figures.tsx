import { Box } from '@chakra-ui/react';
import type { AdminOverview } from '@sumu/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { entryPaths, sumuPaths } from '../../../../config/sumu-paths';
import { formatCount } from '../../ui/formats';
import { calculateAverageRating } from '../ratings';

/** A number of the overview with its label and a note; links to its list. */
export const Figure = ({
	label,
	value,
	to,
	children,
}: {
	label: string;
	value: string | number;
	to: string;
	children: ReactNode;
}) => (
	<Box
		asChild
		display="flex"
		flexDirection="column"
		gap="1"
		paddingBlock="4"
		paddingInline={{ base: '3', lg: '6' }}
		borderColor="hairline"
		transition="background-color {durations.hover}"
		_hover={{ bg: 'sunken' }}
	>
		<Link to={to}>
			<Box as="span" textStyle="small" color="muted">
				{label}
			</Box>
			<Box as="span" textStyle="h2" fontSize={{ base: '2.25rem', lg: '2.75rem' }}>
				{value}
			</Box>
			<Box as="span" textStyle="label" color="muted">
				{children}
			</Box>
		</Link>
	</Box>
);

const describeContent = ({ counts }: AdminOverview) =>
	[
		formatCount(counts.blogs, 'post'),
		formatCount(counts.services, 'service'),
		formatCount(counts.skills, 'skill'),
	].join(', ');

const PendingCounts = ({ count, none }: { count: number; none: string }) =>
	count > 0 ? (
		<Box as="span" color="danger" fontWeight="strong">
			{count} need your attention
		</Box>
	) : (
		none
	);

/** Key figures, at the top of the overview. */
export function Figures({ overview }: { overview: AdminOverview }) {
	const { counts, unreadMessages, pendingReviews, reviewsByMonth } = overview;
	const averageRating = calculateAverageRating(reviewsByMonth);
	return (
		<Box
			display="grid"
			gridTemplateColumns={{ base: '1fr 1fr', xl: 'repeat(4, 1fr)' }}
			borderBottomWidth="1px"
			borderColor="hairline"
			css={{
				'& > *:nth-of-type(even)': { borderInlineStartWidth: '1px' },
				'& > *:nth-of-type(odd)': { paddingInlineStart: { base: '0', xl: '6' } },
				'& > *:first-of-type': { paddingInlineStart: '0' },
				'& > *:nth-of-type(3)': { borderInlineStartWidth: { xl: '1px' } },
				'& > *:nth-of-type(n + 3)': { borderTopWidth: { base: '1px', xl: '0' } },
			}}
		>
			<Figure label="Projects" value={counts.projects} to={entryPaths.project.list.at()}>
				{describeContent(overview)}
			</Figure>
			<Figure label="On shortlists" value={counts.cards} to={sumuPaths.manageUsers.at()}>
				of {formatCount(counts.users, 'user')}
			</Figure>
			<Figure
				label="Average rating"
				value={averageRating?.value ?? '–'}
				to={entryPaths.review.list.at()}
			>
				<PendingCounts
					count={pendingReviews}
					none={`from ${formatCount(averageRating?.count ?? 0, 'rating')} in the last 12 months`}
				/>
			</Figure>
			<Figure label="Unread messages" value={unreadMessages} to={sumuPaths.messages.at()}>
				of {counts.messages}, and {formatCount(counts.subscribers, 'subscriber')}
			</Figure>
		</Box>
	);
}
