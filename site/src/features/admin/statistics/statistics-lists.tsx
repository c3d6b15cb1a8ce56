import { Box } from '@chakra-ui/react';
import type { Statistics } from '@sumu/contract';
import type { ReactNode } from 'react';
import { entryPaths } from '../../../config/sumu-paths';
import { TextLink } from '../../../ui/text-link';
import { Panel } from '../overview/components/panel';
import { RankedBars } from '../overview/components/ranked-bars';
import { formatNumber } from '../ui/formats';
import { statisticsWords } from './words';

/** Rows of each list that are shown; the file has all. */
const SHOWN_ROWS = 10;

const numeric = { fontVariantNumeric: 'tabular-nums' } as const;

export const Note = ({ children }: { children: ReactNode }) => (
	<Box as="p" textStyle="small" color="muted" paddingBlock="3">
		{children}
	</Box>
);

interface Row {
	readonly key: string;
	readonly name: ReactNode;
	readonly count: number;
}

/** The first rows of a list as bars, or why there are none. */
function Bars({ title, rows, none }: { title: string; rows: readonly Row[]; none?: string }) {
	return (
		<Panel title={title}>
			{rows.length > 0 ? (
				<RankedBars nameWidth="48%" rows={rows.slice(0, SHOWN_ROWS)} />
			) : (
				<Note>{none}</Note>
			)}
			{rows.length > SHOWN_ROWS && <Note>{statisticsWords.more(rows.length - SHOWN_ROWS)}</Note>}
		</Panel>
	);
}

function Projects({ projects }: Pick<Statistics, 'projects'>) {
	if (projects.length === 0) return <Note>{statisticsWords.noProjects}</Note>;
	const { project, views, shortlisted, enquiries } = statisticsWords;
	return (
		<Box
			as="table"
			width="full"
			textStyle="small"
			css={{
				'& th, & td': { paddingBlock: '2', textAlign: 'end', ...numeric },
				'& th:first-of-type': { textAlign: 'start', overflowWrap: 'anywhere' },
				'& th + *, & td + td': { paddingInlineStart: '3' },
				'& thead th': { color: 'muted', fontWeight: 'ui', verticalAlign: 'bottom' },
				'& tbody tr': { borderTopWidth: '1px', borderColor: 'hairline' },
			}}
		>
			<thead>
				<tr>
					{[project, views, shortlisted, enquiries].map((label) => (
						<th key={label} scope="col">
							{label}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{projects.slice(0, SHOWN_ROWS).map((row) => (
					<tr key={row._id}>
						<th scope="row" dir="auto">
							<TextLink to={entryPaths.project.edit.at(row._id)}>{row.title}</TextLink>
						</th>
						<td>{formatNumber(row.views)}</td>
						<td>{formatNumber(row.shortlisted)}</td>
						<td>{formatNumber(row.enquiries)}</td>
					</tr>
				))}
			</tbody>
		</Box>
	);
}

const regionNames = new Intl.DisplayNames('en', { type: 'region' });

const deviceNames: Readonly<Record<string, string>> = statisticsWords.device;

export const Lists = ({ statistics }: { statistics: Statistics }) => (
	<Box
		display="grid"
		gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' }}
		columnGap="12"
		rowGap="8"
		marginTop="8"
	>
		<Bars
			title={statisticsWords.pages}
			rows={statistics.pages.map(({ path, views }) => ({
				key: path,
				name: <TextLink to={path}>{path}</TextLink>,
				count: views,
			}))}
		/>
		<Bars
			title={statisticsWords.referrers}
			none={statisticsWords.noReferrers}
			rows={statistics.referrers.map(({ referrer, views }) => ({
				key: referrer,
				name: <bdi>{referrer}</bdi>,
				count: views,
			}))}
		/>
		<Bars
			title={statisticsWords.countries}
			none={statisticsWords.noCountries}
			rows={statistics.countries.map(({ country, views }) => ({
				key: country,
				name: regionNames.of(country),
				count: views,
			}))}
		/>
		<Bars
			title={statisticsWords.devices}
			rows={statistics.devices.map(({ device, views }) => ({
				key: device,
				name: deviceNames[device] ?? device,
				count: views,
			}))}
		/>
		<Box gridColumn={{ xl: 'span 2' }}>
			<Panel title={statisticsWords.projects}>
				<Projects projects={statistics.projects} />
			</Panel>
		</Box>
	</Box>
);
