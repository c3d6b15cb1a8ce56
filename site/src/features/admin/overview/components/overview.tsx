import { Box } from '@chakra-ui/react';
import type { AdminOverview as OverviewData } from '@sumu/contract';
import { Star as StarMark } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { sumuPaths } from '../../../../config/sumu-paths';
import { loadChunk } from '../../../../lib/chunk/load-chunk';
import { Skeleton } from '../../../../ui/skeleton';
import { TextLink } from '../../../../ui/text-link';
import { calculateAverageRating, countRatings, starRatings } from '../ratings';
import { Figures } from './figures';
import { NewestUsers } from './newest-users';
import { Panel } from './panel';
import { RankedBars } from './ranked-bars';
import { ReviewsTable } from './reviews-table';

const ReviewsPlot = lazy(() => loadChunk('reviews plot', () => import('./reviews-plot')));

const renderNote = (words: string) => (
	<Box as="p" textStyle="small" color="muted" paddingBlock="6">
		{words}
	</Box>
);
const emptyNote = renderNote('Nothing yet.');
const noRatings = renderNote('No ratings in the last 12 months.');

/** The site in figures and plots, for admins. */
export function Overview({ overview }: { overview: OverviewData }) {
	const { reviewsByMonth: months, cartsByProject, newestUsers, counts } = overview;
	const isRated = calculateAverageRating(months) !== null;
	return (
		<>
			<Figures overview={overview} />
			<Box
				display="grid"
				gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 5fr) minmax(0, 3fr)' }}
				columnGap="12"
				rowGap="8"
				marginTop="6"
			>
				<Panel title="Reviews by rating" aside={`${counts.reviews} in total`}>
					<ReviewsTable months={months} />
					{isRated ? (
						<Suspense fallback={<Skeleton height="300px" />}>
							<ReviewsPlot months={months} />
						</Suspense>
					) : (
						noRatings
					)}
				</Panel>
				<Panel
					title="Newest users"
					aside={<TextLink to={sumuPaths.manageUsers.at()}>All {counts.users}</TextLink>}
				>
					{newestUsers.length > 0 ? <NewestUsers users={newestUsers} /> : emptyNote}
				</Panel>
				<Panel title="On shortlists, by project" aside={`${counts.cards} in total`}>
					{cartsByProject.length > 0 ? (
						<RankedBars
							nameWidth="38%"
							rows={cartsByProject.map(({ _id, projectsName, count }) => ({
								key: _id,
								name: projectsName,
								count,
							}))}
						/>
					) : (
						emptyNote
					)}
				</Panel>
				<Panel title="Ratings by stars" aside="in the last 12 months">
					<RankedBars
						nameWidth="48px"
						rows={starRatings.map((star) => ({
							key: star,
							name: (
								<Box
									as="span"
									display="inline-flex"
									alignItems="center"
									gap="2"
									fontVariantNumeric="tabular-nums"
								>
									{star}
									<StarMark size={14} fill="currentColor" role="img" aria-label="stars" />
								</Box>
							),
							count: countRatings(months, star),
							color: 'accent',
						}))}
					/>
				</Panel>
			</Box>
		</>
	);
}
