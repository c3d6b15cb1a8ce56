import { Box } from '@chakra-ui/react';
import { type Statistics, settingAnchor } from '@sumu/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { sumuPaths } from '../../../config/sumu-paths';
import { loadChunk } from '../../../lib/chunk/load-chunk';
import { useSite } from '../../../lib/site/use-site';
import { showAlert } from '../../../ui/alerts';
import { Button } from '../../../ui/button';
import { Empty } from '../../../ui/empty-state';
import { Skeleton } from '../../../ui/skeleton';
import { TextLink } from '../../../ui/text-link';
import { Panel } from '../overview/components/panel';
import { downloadFile } from '../ui/download-file';
import { formatDate, formatNumber } from '../ui/formats';
import { Failure } from '../ui/loading-states';
import { PageBar } from '../ui/page-bar';
import { Select } from '../ui/select';
import { statisticsQuery } from './api';
import { Lists, Note } from './statistics-lists';
import { type PeriodDays, periods, statisticsWords } from './words';

const DaysPlot = lazy(() => loadChunk('days plot', () => import('./days-plot')));

const Figure = ({
	label,
	value,
	children,
}: {
	label: string;
	value: string;
	children: ReactNode;
}) => (
	<Box flex="1 1 240px" paddingBlock="4">
		<Box as="dt" textStyle="small" color="muted">
			{label}
		</Box>
		<Box as="dd">
			<Box as="span" display="block" textStyle="h2" fontSize={{ base: '2.25rem', lg: '2.75rem' }}>
				{value}
			</Box>
			<Box as="span" textStyle="label" color="muted">
				{children}
			</Box>
		</Box>
	</Box>
);

function Figures({ statistics }: { statistics: Statistics }) {
	const { previous, days } = statistics;
	return (
		<Box
			as="dl"
			display="flex"
			flexWrap="wrap"
			columnGap="12"
			borderBottomWidth="1px"
			borderColor="hairline"
		>
			{(['views', 'visitors'] as const).map((key) => (
				<Figure key={key} label={statisticsWords[key]} value={formatNumber(statistics[key])}>
					{statisticsWords.compare(statistics[key], previous[key], days.length)}
				</Figure>
			))}
			<Figure
				label={statisticsWords.viewsOfVisitor}
				value={(statistics.views / Math.max(1, statistics.visitors)).toFixed(1)}
			>
				{statisticsWords.perDay}
			</Figure>
		</Box>
	);
}

/** Names of the plot's lines in their colours. */
const DaysPlotLegend = () => (
	<Box as="span" display="flex" gap="4" fontWeight="strong" aria-hidden>
		<Box as="span" color="greenText">
			{statisticsWords.views}
		</Box>
		<Box as="span" color="accent">
			{statisticsWords.visitors}
		</Box>
	</Box>
);

/** Figures of the plot, for screen readers. */
const DaysTable = ({ days }: { days: Statistics['days'] }) => (
	<Box srOnly>
		<table>
			<caption>{statisticsWords.days}</caption>
			<thead>
				<tr>
					<th scope="col">{statisticsWords.day}</th>
					<th scope="col">{statisticsWords.views}</th>
					<th scope="col">{statisticsWords.visitors}</th>
				</tr>
			</thead>
			<tbody>
				{days.map(({ day, views, visitors }) => (
					<tr key={day}>
						<th scope="row">{formatDate(day)}</th>
						<td>{views}</td>
						<td>{visitors}</td>
					</tr>
				))}
			</tbody>
		</table>
	</Box>
);

function ExportButton({ statistics }: { statistics: Statistics }) {
	const exportMutation = useMutation({
		mutationFn: async () => (await import('./statistics-file')).statisticsFile(statistics),
		onSuccess: downloadFile,
		onError: (error) =>
			showAlert('error', { title: statisticsWords.notExported, text: error.message }),
	});
	return (
		<Button
			size="compact"
			variant="outline"
			aria-disabled={exportMutation.isPending}
			onClick={() => exportMutation.isPending || exportMutation.mutate()}
		>
			<Download size={18} aria-hidden />
			{exportMutation.isPending ? statisticsWords.exporting : statisticsWords.export}
		</Button>
	);
}

const TurnOn = () => (
	<TextLink to={`${sumuPaths.settings.at('seo')}#${settingAnchor('visitStatistics')}`}>
		{statisticsWords.turnOn}
	</TextLink>
);

function Content({ statistics, isOn }: { statistics: Statistics; isOn: boolean }) {
	const { views, previous, projects } = statistics;
	if (views + previous.views + projects.length === 0)
		return (
			<Empty text={isOn ? statisticsWords.empty : statisticsWords.off}>
				{isOn ? <Note>{statisticsWords.emptyHint}</Note> : <TurnOn />}
			</Empty>
		);
	return (
		<>
			{!isOn && (
				<Box role="note" textStyle="ui" paddingBlock="3">
					{statisticsWords.offSince} <TurnOn />
				</Box>
			)}
			<Figures statistics={statistics} />
			<Box marginTop="6">
				<Panel title={statisticsWords.days} aside={<DaysPlotLegend />}>
					<DaysTable days={statistics.days} />
					<Suspense fallback={<Skeleton height="300px" />}>
						<DaysPlot days={statistics.days} />
					</Suspense>
				</Panel>
			</Box>
			<Lists statistics={statistics} />
		</>
	);
}

const defaultPeriod: PeriodDays = 30;

/** The visits of a period, compared with those of the period before. */
export default function StatisticsScreen() {
	const [params, setParams] = useSearchParams();
	const period = periods.find((days) => String(days) === params.get('days')) ?? defaultPeriod;
	const { visits: isOn } = useSite().features;
	const {
		data: statistics,
		isPending,
		isPlaceholderData,
		refetch,
	} = useQuery(statisticsQuery(period));
	return (
		<>
			<PageBar title={statisticsWords.title}>
				{statistics && <ExportButton statistics={statistics} />}
			</PageBar>
			<Box maxWidth="240px" marginTop="4">
				<Select
					aria-label={statisticsWords.period}
					value={period}
					onChange={({ target }) => setParams({ days: target.value }, { replace: true })}
				>
					{periods.map((days) => (
						<option key={days} value={days}>
							{statisticsWords.periods[days]}
						</option>
					))}
				</Select>
			</Box>
			{isPending && (
				<Box role="status" aria-label="Loading" display="grid" gap="6" marginTop="6">
					<Skeleton height="142px" />
					<Skeleton row={1} height="344px" />
				</Box>
			)}
			{statistics ? (
				<Box aria-busy={isPlaceholderData} opacity={isPlaceholderData ? 0.6 : 1}>
					<Content statistics={statistics} isOn={isOn} />
				</Box>
			) : (
				!isPending && <Failure what={statisticsWords.title} retry={() => refetch()} />
			)}
		</>
	);
}
