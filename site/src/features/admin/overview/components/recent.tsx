import { Box, chakra } from '@chakra-ui/react';
import type { AdminOverview } from '@sumu/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { entryPaths, sumuPaths } from '../../../../config/sumu-paths';
import { useSite } from '../../../../lib/site/use-site';
import { entryRoutes } from '../../entry-routes';
import { StateDot } from '../../lists/data-table/state-dot';
import { saidMoment } from '../../state/zoned-time';
import { formatDate, formatNumber } from '../../ui/formats';
import { adminWords } from '../../words';
import { overviewQuery } from '../api/overview';
import { Panel } from './panel';

const { home: homeWords } = adminWords;

const OverviewRowLink = chakra(Link, {
	base: {
		display: 'flex',
		justifyContent: 'space-between',
		alignItems: 'center',
		gap: '4',
		minHeight: 'compact',
		borderTopWidth: '1px',
		borderColor: 'hairline',
		textStyle: 'ui',
		_hover: { bg: 'sunken' },
	},
});

/** Counts of the last seven days, each with a link to its screen. */
const LastSevenDays = ({
	lastDays: { visitors, views, messages, reviews, subscribers },
}: Pick<AdminOverview, 'lastDays'>) => (
	<Panel title={homeWords.lastDays}>
		<ul>
			{(
				[
					[homeWords.visitors, visitors, sumuPaths.statistics.at()],
					[homeWords.views, views, sumuPaths.statistics.at()],
					[homeWords.messages, messages, sumuPaths.messages.at()],
					[homeWords.reviews, reviews, entryPaths.review.list.at()],
					[homeWords.subscribers, subscribers, sumuPaths.subscribers.at()],
				] as const
			).map(([label, count, to]) => (
				<li key={label}>
					<OverviewRowLink to={to}>
						{label}
						<Box as="span" fontWeight="strong" fontVariantNumeric="tabular-nums">
							{formatNumber(count)}
						</Box>
					</OverviewRowLink>
				</li>
			))}
		</ul>
	</Panel>
);

/** Drafts and scheduled entries, to continue with. */
function UnfinishedEntryList({
	title: panelTitle,
	whenNone,
	unfinished,
}: {
	title: string;
	whenNone: string;
} & Pick<AdminOverview, 'unfinished'>) {
	const { timeZone } = useSite();
	return (
		<Panel title={panelTitle}>
			{unfinished.length === 0 && (
				<Box as="p" textStyle="small" color="muted" paddingBlock="3">
					{whenNone}
				</Box>
			)}
			<ul>
				{unfinished.map(({ kind, _id, title, status, publishAt, updated }) => (
					<li key={_id}>
						<OverviewRowLink to={entryRoutes[kind].edit(_id)}>
							<Box as="span" minWidth="0" truncate>
								<bdi>{title || homeWords.unnamed}</bdi>
							</Box>
							<Box as="span" display="flex" gap="3" flex="none" textStyle="small" color="muted">
								<StateDot tone={publishAt ? 'changed' : 'quiet'}>
									{adminWords.state[status]}
								</StateDot>
								{publishAt ? saidMoment(publishAt, timeZone) : formatDate(updated)}
							</Box>
						</OverviewRowLink>
					</li>
				))}
			</ul>
		</Panel>
	);
}

/** Unfinished entries and, for admins, new items; hidden while they load, and for helpers who write nothing. */
export function Recent() {
	const { data } = useQuery(overviewQuery());
	if (!data) return null;
	if ('managed' in data)
		return (
			data.managed.some(({ kind }) => kind !== 'review') && (
				<Box marginBottom="8" maxWidth="820px">
					<UnfinishedEntryList
						title={homeWords.ownUnfinished}
						whenNone={homeWords.noneOwnUnfinished}
						unfinished={data.unfinished}
					/>
				</Box>
			)
		);
	return (
		<Box
			display="grid"
			gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 5fr) minmax(0, 3fr)' }}
			columnGap="12"
			rowGap="8"
			marginBottom="8"
		>
			<UnfinishedEntryList
				title={homeWords.unfinished}
				whenNone={homeWords.noneUnfinished}
				unfinished={data.unfinished}
			/>
			<LastSevenDays lastDays={data.lastDays} />
		</Box>
	);
}
